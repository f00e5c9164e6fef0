import type { FoodFacts } from '../family.ts';

// Values that several files of families share: catch areas, claims, packs, and facts of food of one kind.

/** Facts of a frozen fish or seafood. */
export const frozenFish = (ingredients: string, origins: readonly string[], more: Partial<FoodFacts> = {}): FoodFacts => ({
  storage: 'frozen',
  ingredients,
  origins,
  life: '18 months',
  opened: '24 hours',
  ...more,
});

/** The usual origin of the range's white fish. */
export const northEastAtlantic = 'Caught in the North East Atlantic (FAO 27), trawl';

/** Origin of fish that is frozen at sea. */
export const barents = 'Caught in the Barents Sea, North East Atlantic (FAO 27), trawl';

/** Origin of line-caught fish. */
export const longline = 'Caught in the North East Atlantic (FAO 27), longline';

/** An invented label for fisheries that the buyers have visited. */
export const sourced = { tags: ['Clear Water Sourced'] } as const;

/** Packs of whole fish. */
export const wholePacks = { 'whole-fish': ['10 kg box, IQF', '5 kg box', '1 × 10 kg', '1 × 20 kg', '6 × 1 kg'] } as const;

/** Facts of any other frozen food. */
export const frozenFood = (ingredients: string, origins: readonly string[], more: Partial<FoodFacts> = {}): FoodFacts => ({
  storage: 'frozen',
  ingredients,
  origins,
  life: '18 months',
  ...more,
});

/** Packs of free-flowing goods, by weight. */
export const loose = { 'bag-frozen': ['4 × 2.5 kg', '6 × 1 kg', '10 × 1 kg', '2 × 2.5 kg'], 'box-frozen': ['1 × 5 kg'] } as const;

/** Packs of goods by the piece. */
export const counted = { 'box-frozen': ['36 pieces', '24 pieces', '48 pieces', '12 pieces', '60 pieces'] } as const;

/** Packs of interleaved burgers. */
export const patties = { 'burger-patties': ['24 pieces', '48 pieces', '60 pieces', '36 pieces'] } as const;

/** Packs of sausages, by weight or by the piece. */
export const sausagePacks = { 'box-frozen': ['1 × 4.54 kg', '2 × 2.27 kg', '60 pieces', '100 pieces'] } as const;

/** Facts of store-cupboard food. */
export const shelf = (ingredients: string, origins: readonly string[], life: string, more: Partial<FoodFacts> = {}): FoodFacts => ({
  storage: 'ambient',
  ingredients,
  origins,
  life,
  ...more,
});

/** Sentences on storing and using cleaning chemicals. */
export const chemicals = [
  'Wear gloves and keep away from children.',
  'Never mix with other cleaning products.',
  'Store upright in the original container, away from food.',
  'Rinse food-contact surfaces with clean water.',
] as const;

/** Tags of goods of plant fibre. */
export const plant = ['Compostable', 'Plastic free', 'Food safe'] as const;

/** Tags of goods of clear plastic. */
export const plastic = ['Recyclable', 'Food safe'] as const;

/** Sentences on storing board and paper. */
export const dryFlat = [
  'Store flat in a dry place, away from steam.',
  'Keep the inner sleeves closed until needed.',
  'Stack no more than six outers high.',
] as const;

/** Facts of fizzy drinks. */
export const fizz = (ingredients: string, life = '9 months'): FoodFacts => ({
  storage: 'ambient',
  ingredients,
  origins: ['Made in the UK', 'Made in Ireland', 'Made in the Netherlands'],
  life,
  diet: false,
});

/** Products sold by the case, and by the single pack for a counter or a trial. */
export const caseOrSingle = { tags: ['Full case', 'Single pack'], share: 38 } as const;
