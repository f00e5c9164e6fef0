/** The fourteen allergens that must be declared in the United Kingdom and the European Union. */

/** Their usual names, in alphabetical order. */
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

/** One of the fourteen. */
export type AllergenName = (typeof allergenNames)[number];
