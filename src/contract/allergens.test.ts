import { describe, expect, it } from 'vitest';
import { allergenNamed, ingredientPieces } from './allergenList.ts';
import { allergenNames } from './allergens.ts';

const marked = (ingredients: string, contains: readonly string[]) =>
  ingredientPieces(ingredients, contains)
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
    expect(allergenNamed(declared)).toBe(name);
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
