import type { FoodFacts } from '../family.ts';

// What several files of families share: catch areas, claims, packs, and the facts that all food of a kind has.

/** A fish or seafood as it comes from the freezer. */
export const frozenFish = (ingredients: string, origins: readonly string[], more: Partial<FoodFacts> = {}): FoodFacts => ({
  storage: 'frozen',
  ingredients,
  origins,
  life: '18 months',
  opened: '24 hours',
  ...more,
});

/** The usual waters of our white fish. */
export const northEastAtlantic = 'Caught in the North East Atlantic (FAO 27), trawl';

/** Where fish is frozen at sea. */
export const barents = 'Caught in the Barents Sea, North East Atlantic (FAO 27), trawl';

/** Line-caught fish of the same waters. */
export const longline = 'Caught in the North East Atlantic (FAO 27), longline';

/** Our own label for fisheries that the buyers have visited; no scheme of anyone else's. */
export const sourced = { tags: ['Clear Water Sourced'] } as const;

/** How whole fish are boxed. */
export const wholePacks = { 'whole-fish': ['10 kg box, IQF', '5 kg box', '1 × 10 kg', '1 × 20 kg', '6 × 1 kg'] } as const;

/** Anything else from the freezer. */
export const frozenFood = (ingredients: string, origins: readonly string[], more: Partial<FoodFacts> = {}): FoodFacts => ({
  storage: 'frozen',
  ingredients,
  origins,
  life: '18 months',
  ...more,
});

/** Free-flowing goods by weight. */
export const loose = { 'bag-frozen': ['4 × 2.5 kg', '6 × 1 kg', '10 × 1 kg', '2 × 2.5 kg'], 'box-frozen': ['1 × 5 kg'] } as const;

/** Goods by the piece. */
export const counted = { 'box-frozen': ['36 pieces', '24 pieces', '48 pieces', '12 pieces', '60 pieces'] } as const;

/** Burgers, interleaved. */
export const patties = { 'burger-patties': ['24 pieces', '48 pieces', '60 pieces', '36 pieces'] } as const;

/** Sausages, by weight or by the piece. */
export const sausagePacks = { 'box-frozen': ['1 × 4.54 kg', '2 × 2.27 kg', '60 pieces', '100 pieces'] } as const;

/** Store-cupboard food. */
export const shelf = (ingredients: string, origins: readonly string[], life: string, more: Partial<FoodFacts> = {}): FoodFacts => ({
  storage: 'ambient',
  ingredients,
  origins,
  life,
  ...more,
});

/** How to keep and use cleaning chemicals. */
export const chemicals = [
  'Wear gloves and keep away from children.',
  'Never mix with other cleaning products.',
  'Store upright in the original container, away from food.',
  'Rinse food-contact surfaces with clean water.',
] as const;

/** What is true of plant fibre. */
export const plant = ['Compostable', 'Plastic free', 'Food safe'] as const;

/** What is true of clear plastic. */
export const plastic = ['Recyclable', 'Food safe'] as const;

/** How to keep board and paper. */
export const dryFlat = [
  'Store flat in a dry place, away from steam.',
  'Keep the inner sleeves closed until needed.',
  'Stack no more than six outers high.',
] as const;

/** Drinks as a fridge or a meal deal holds them. */
export const fizz = (ingredients: string, life = '9 months'): FoodFacts => ({
  storage: 'ambient',
  ingredients,
  origins: ['Made in the UK', 'Made in Ireland', 'Made in the Netherlands'],
  life,
  diet: false,
});

/** Sold by the case, and by the single pack for a counter or a trial. */
export const caseOrSingle = { tags: ['Full case', 'Single pack'], share: 32 } as const;
