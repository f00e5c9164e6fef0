import { describe, expect, it } from 'vitest';
import { allergenPlaces, allergensIn, labelOf } from './allergenList.ts';
import { allergenNames, ingredientPieces } from './allergens.ts';

const marked = (ingredients: string, contains: readonly string[]) =>
  ingredientPieces(ingredients, allergenPlaces(ingredients, contains))
    .map(({ text, isAllergen }) => (isAllergen ? `*${text}*` : text))
    .join('');

describe('The allergens of the law', () => {
  it('are fourteen', () => {
    expect(allergenNames).toHaveLength(14);
    expect(new Set(allergenNames).size).toBe(14);
  });

  it.each([
    ['Cereals containing gluten (wheat, barley)', 'Cereals containing gluten'],
    ['Wheat (gluten)', 'Cereals containing gluten'],
    ['Gluten', 'Cereals containing gluten'],
    ['Soya', 'Soybeans'],
    ['Nuts', 'Tree nuts'],
    ['Peanuts', 'Peanuts'],
    ['Sulphites', 'Sulphur dioxide and sulphites'],
    ['Fish', 'Fish'],
    ['Kiwi', undefined],
  ])('are known by what a range calls them: %s', (declared, name) => {
    expect([...allergensIn([declared])][0]).toBe(name);
  });
});

describe('The label of a product', () => {
  const others = (contains: string[], mayContain: string[] = []) => labelOf({ allergens: { contains, mayContain } }).otherAllergens;

  it('names those of the fourteen that it neither contains nor may contain', () => {
    expect(others([])).toEqual(allergenNames);
    expect(others(['Wheat (gluten)'], ['Soya', 'Milk'])).toHaveLength(11);
  });

  it('names none where nothing is declared, or something that is none of the fourteen', () => {
    expect(labelOf({ ingredients: 'Milk' })).toEqual({});
    expect(others(['Milk', 'Kiwi'])).toBeUndefined();
  });
});

describe('The ingredients of a product', () => {
  it('emphasise what names an allergen that it contains', () => {
    expect(marked('Wheat flour, egg white, salt', ['Cereals containing gluten (wheat)', 'Eggs'])).toBe('*Wheat* flour, *egg* white, salt');
    expect(marked('Fish: haddock', ['Fish'])).toBe('*Fish*: *haddock*');
    expect(marked('Feta, crème fraîche, yoghurt', ['Milk'])).toBe('*Feta*, *crème fraîche*, *yoghurt*');
    expect(marked('Wheatflour, E223, groundnuts', ['Gluten', 'Sulphites', 'Peanuts'])).toBe('*Wheatflour*, *E223*, *groundnuts*');
  });

  it('do not emphasise what only sounds like one', () => {
    expect(marked('Coconut milk, milk, cocoa butter', ['Milk'])).toBe('Coconut milk, *milk*, cocoa butter');
    expect(marked('Peanut butter, Almond milk', ['Peanuts', 'Tree nuts', 'Milk'])).toBe('*Peanut* butter, *Almond* milk');
  });

  it('emphasise nothing that is not declared', () => {
    expect(marked('Wheat flour, milk', ['Milk'])).toBe('Wheat flour, *milk*');
    expect(marked('Water, sugar', [])).toBe('Water, sugar');
  });
});
