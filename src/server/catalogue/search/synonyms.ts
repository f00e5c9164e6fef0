import byTrade from './synonyms.json' with { type: 'json' };

/**
 * Buyers' words for things and those of the list. British catering has two or three names for most goods, and a search that knows one of them is no
 * search. Each group is interchangeable: lower case, singular where a singular is said, phrases as typed without punctuation.
 * Other makers' trade marks are left out on purpose.
 */
export const synonymGroups: readonly (readonly string[])[] = Object.values(byTrade).flat();

/**
 * Narrower things that a word includes: a search for pasta finds penne, but a search for penne finds no other pasta. A thing that the
 * trade has, but not every list, takes in its nearest neighbour. Written as the groups are.
 */
export const widerMeanings: Readonly<Record<string, readonly string[]>> = {
  // Kinds
  pasta: [
    'penne',
    'spaghetti',
    'fusilli',
    'macaroni',
    'conchiglie',
    'farfalle',
    'tagliatelle',
    'linguine',
    'rigatoni',
    'orzo',
    'lasagne sheet',
    'cannelloni tube',
  ],
  nut: ['peanut', 'groundnut', 'almond', 'cashew', 'hazelnut', 'walnut', 'pistachio', 'pecan', 'brazil nut'],
  'dairy free milk': ['oat drink', 'soya drink', 'almond drink', 'coconut drink', 'rice drink'],
  'plant milk': ['oat drink', 'soya drink', 'almond drink', 'coconut drink', 'rice drink'],
  // Neighbours
  saveloy: ['sausage', 'frankfurter'],
  // Packs that say how goods are kept
  can: ['tinned', 'canned'],
  tin: ['tinned', 'canned'],
  // Asked for by those who must do without
  vegetarian: ['vegan'],
  gluten: ['gluten free'],
  lactose: ['lactose free'],
};

/** Those of the wider meanings that are another thing: where the range has none of it, its neighbour is shown, and that it was left out is said. */
export const neighbours: readonly string[] = ['saveloy'];

/**
 * Words in whose company a word names something else: wine gums are no wine, and salad cream is no cream. Products of such a name are still found, after those that
 * are called so.
 */
export const anotherThingBeside: Readonly<Record<string, readonly string[]>> = {
  beer: ['batter'],
  butter: ['bean', 'cocoa', 'croissant', 'peanut', 'shortbread', 'toffee'],
  cheese: ['crisp', 'puff'],
  cream: ['barrier', 'bourbon', 'cleaner', 'cracker', 'custard', 'hand', 'ice', 'salad', 'soda', 'tortilla'],
  egg: ['noodle'],
  honey: ['ham', 'peanut', 'roast'],
  milk: ['bouillon', 'chocolate', 'digestive'],
  nut: ['ginger'],
  wine: ['gum', 'jus', 'vinegar'],
};
