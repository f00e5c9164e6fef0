/** The fourteen allergens that must be declared in the United Kingdom and the European Union. */

export const allergenNames = [
  'Celery',
  'Cereals containing gluten',
  'Crustaceans',
  'Eggs',
  'Fish',
  'Lupin',
  'Milk',
  'Molluscs',
  'Mustard',
  'Peanuts',
  'Sesame',
  'Soybeans',
  'Sulphur dioxide and sulphites',
  'Tree nuts',
] as const;

export type AllergenName = (typeof allergenNames)[number];

export interface IngredientPiece {
  text: string;
  /** Whether it names a declared allergen, which must be emphasised (Regulation (EU) 1169/2011, article 21, as kept in UK law). */
  isAllergen: boolean;
}

/** Takes a list of ingredients apart at the places of words that name an allergen. */
export function ingredientPieces(ingredients: string, places: readonly (readonly [from: number, to: number])[]): IngredientPiece[] {
  const ends = [0, ...places.flat(), ingredients.length];
  const pieces = ends.slice(1).map((end, index) => ({ text: ingredients.slice(ends[index], end), isAllergen: index % 2 === 1 }));
  return pieces.filter(({ text }) => text !== '');
}
