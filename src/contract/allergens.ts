/** The fourteen allergens that must be declared in the United Kingdom and the European Union, and how a list of ingredients names them. */

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

/** Words that look like an allergen and are not one. */
export const harmlessWords =
  /\b(?:coconut (?:milk|cream)|creamed coconut|cocoa butter|butter ?beans?|cream of tartar|butternut|buttercup|buckwheat|water chestnuts?|nutmeg|coconuts?|oyster mushrooms?|milk thistle|egg-free|vegan cheese)\b/gi;

/** Which words in a list of ingredients name which allergen. Cereals and nuts are told apart, as the law wants. */
export const allergenWords: readonly (readonly [AllergenName, RegExp, kind?: string])[] = [
  ['Celery', /\bceler(?:y|iac)\b/i],
  ['Cereals containing gluten', /\b(?:wheat|semolina|couscous|bulgur)\b/i, 'wheat'],
  ['Cereals containing gluten', /\b(?:barley|malt)\b/i, 'barley'],
  ['Cereals containing gluten', /\boats?\b/i, 'oats'],
  ['Cereals containing gluten', /\brye\b/i, 'rye'],
  ['Crustaceans', /\b(?:prawns?|shrimps?|crabs?|lobsters?|langoustines?|crayfish|crustaceans?)\b/i],
  ['Eggs', /\b(?:eggs?|mayonnaise)\b/i],
  ['Fish', /\b(?:fish|anchov(?:y|ies))\b/i],
  ['Lupin', /\blupin\b/i],
  ['Milk', /\b(?:milk|cream|butter|butterfat|buttermilk|cheese|whey|yogurt|cheddar|mozzarella|ghee)\b/i],
  ['Molluscs', /\b(?:molluscs?|mussels?|squid|octopus|oysters?|clams?|scallops?|cockles?|whelks?|cuttlefish)\b/i],
  ['Mustard', /\bmustard\b/i],
  ['Peanuts', /\bpeanuts?\b/i],
  ['Sesame', /\b(?:sesame|tahini)\b/i],
  ['Soybeans', /\b(?:soya|tofu)\b/i],
  ['Sulphur dioxide and sulphites', /\b(?:sulphites?|sulphur dioxide|metabisulphite)\b/i],
  ['Tree nuts', /\balmonds?\b/i, 'almonds'],
  ['Tree nuts', /\bhazelnuts?\b/i, 'hazelnuts'],
  ['Tree nuts', /\bcashews?\b/i, 'cashews'],
  ['Tree nuts', /\bwalnuts?\b/i, 'walnuts'],
  ['Tree nuts', /\bpistachios?\b/i, 'pistachios'],
  ['Tree nuts', /\bpecans?\b/i, 'pecans'],
  ['Tree nuts', /\bbrazil nuts?\b/i, 'brazil nuts'],
];

/** Other names that ranges give to allergens whose usual name is none of their words. */
const otherNames: readonly (readonly [AllergenName, RegExp])[] = [
  ['Cereals containing gluten', /\bgluten\b/i],
  ['Soybeans', /\bsoy/i],
  ['Sulphur dioxide and sulphites', /\bsulph|\bsulf/i],
  ['Tree nuts', /\bnuts?\b/i],
];

/** The allergen that words declare: "Cereals containing gluten (wheat, barley)", "Soya"; `undefined` when it is none of the fourteen. */
export function allergenNamed(declared: string): AllergenName | undefined {
  const plain = declared.toLowerCase();
  return (
    allergenNames.find((name) => plain.startsWith(name.toLowerCase())) ??
    [...allergenWords, ...otherNames].find(([, words]) => words.test(declared))?.[0]
  );
}

/** A piece of a list of ingredients. */
export interface IngredientPiece {
  text: string;
  /** Whether it names a declared allergen: such words must stand out (Regulation (EU) 1169/2011, article 21, as kept in UK law). */
  isAllergen: boolean;
}

/**
 * Takes a list of ingredients apart at the words that name an allergen.
 *
 * @param contains - what the product is declared to contain
 */
export function ingredientPieces(ingredients: string, contains: readonly string[]): IngredientPiece[] {
  const declared = new Set(contains.map(allergenNamed));
  const sources = allergenWords.filter(([name]) => declared.has(name)).map(([, words]) => words.source);
  if (sources.length === 0) return [{ text: ingredients, isAllergen: false }];
  // Harmless words are matched first, so that no allergen is found inside them.
  const words = new RegExp(`(${harmlessWords.source})|(${sources.join('|')})`, 'gi');
  const pieces: IngredientPiece[] = [];
  let end = 0;
  for (const found of ingredients.matchAll(words)) {
    if (found[1] !== undefined) continue;
    if (found.index > end) pieces.push({ text: ingredients.slice(end, found.index), isAllergen: false });
    pieces.push({ text: found[0], isAllergen: true });
    end = found.index + found[0].length;
  }
  if (end < ingredients.length) pieces.push({ text: ingredients.slice(end), isAllergen: false });
  return pieces;
}
