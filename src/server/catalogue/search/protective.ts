/**
 * Words that protect people or faith, as data: who is allergic, who keeps a diet, who keeps a rule of faith. A search never leaves such a word out and
 * never turns it into another; it shows nothing rather than what does not hold it.
 *
 * Products are judged by what they say (name, tags, "free from …" anywhere) and by what they declare (allergens, ingredients).
 */

import { allergenMeanings } from '../../../contract/allergenList.ts';
import { allergenNames, type AllergenName } from '../../../contract/allergens.ts';
import lexicon from './lexicon/en-GB/protection.json' with { type: 'json' };

/** The allergens of a thing: a search for goods free of it must not show goods that declare one of them. */
export interface AllergenGroup {
  /** Other words for the same, singular. A product that claims to be free of one is free of all. */
  readonly things: readonly string[];
  /** The allergens that speak against it, declared as contained or as a possible trace, or named by the ingredients. */
  readonly allergens: readonly AllergenName[];
  /** A claim that only the maker can give: no declaration stands in for it. */
  readonly onlyIfSaid?: true;
  /** The claim counts although the allergen is declared: lactose free milk is milk. */
  readonly evenIfDeclared?: true;
  /** Words that say by themselves that it is absent. */
  readonly saidAs?: readonly string[];
}

const cereals: readonly AllergenName[] = ['Cereals containing gluten'];
const milk: readonly AllergenName[] = ['Milk'];

/** The fourteen allergens of UK food law by the words that people type, and the kinds of them. A kind counts as declared when its group is. */
export const allergenGroups: readonly AllergenGroup[] = [
  // "Allergen free" means goods that declare no allergens at all.
  { things: ['allergen'], allergens: allergenNames },
  { things: ['nut', 'tree nut'], allergens: ['Tree nuts', 'Peanuts'] },
  { things: ['peanut', 'groundnut'], allergens: ['Peanuts'] },
  ...['almond', 'cashew', 'hazelnut', 'walnut', 'pecan', 'pistachio', 'macadamia', 'brazil nut'].map((kind): AllergenGroup => ({
    things: kind.endsWith('nut') ? [kind] : [kind, `${kind} nut`],
    allergens: ['Tree nuts'],
  })),
  // "Gluten free" is a protected claim: up to 20 mg in a kilogram, measured. Goods without cereals are not all tested for it.
  { things: ['gluten'], allergens: cereals, onlyIfSaid: true },
  ...['wheat', 'barley', 'rye', 'oat', 'spelt', 'cereal'].map((thing) => ({ things: [thing], allergens: cereals })),
  { things: ['dairy', 'milk', 'cow milk', 'cows milk', 'casein', 'whey', 'butter', 'cheese', 'cream'], allergens: milk },
  { things: ['lactose'], allergens: milk, evenIfDeclared: true },
  { things: ['egg', 'egg white', 'egg yolk'], allergens: ['Eggs'] },
  { things: ['soya', 'soy', 'soybean', 'soyabean'], allergens: ['Soybeans'] },
  { things: ['sesame', 'tahini'], allergens: ['Sesame'] },
  { things: ['fish'], allergens: ['Fish'] },
  // By the law's lists shellfish is no fish; of seafood nobody knows whether its writer means fish as well.
  { things: ['shellfish'], allergens: ['Crustaceans', 'Molluscs'] },
  { things: ['seafood'], allergens: ['Crustaceans', 'Fish', 'Molluscs'] },
  { things: ['crustacean', 'prawn', 'shrimp', 'crab', 'lobster', 'langoustine'], allergens: ['Crustaceans'] },
  { things: ['mollusc', 'mussel', 'squid', 'oyster', 'clam'], allergens: ['Molluscs'] },
  { things: ['celery', 'celeriac'], allergens: ['Celery'] },
  { things: ['mustard'], allergens: ['Mustard'] },
  { things: ['lupin'], allergens: ['Lupin'] },
  {
    things: ['sulphite', 'sulfite', 'sulphur', 'sulfur', 'sulphur dioxide'],
    allergens: ['Sulphur dioxide and sulphites'],
    saidAs: ['unsulphured', 'unsulfured', 'unsulphited'],
  },
];

/** The words of the closed list of allergens, other languages' among them, each with the thing that it stands for: "almond" for "mandel", "gluten" for a cereal. */
export const thingsMeant: ReadonlyMap<string, string> = new Map(
  Array.from(allergenMeanings, ([word, { name, kind = '' }]) => {
    const groups = allergenGroups.filter(({ things, allergens }) => things[0] !== 'allergen' && allergens.includes(name));
    const own = [kind, name].map((text) => text.toLowerCase().replace(/s$/u, ''));
    return [word, own.find((text) => groups.some(({ things }) => things.includes(text))) ?? groups[0]!.things[0]!];
  }),
);

/**
 * Animals whose meat or fish people ask for by name, whether the range has them or not. A search with a protective word never gives one up for another: who
 * asks for halal mutton is not shown halal beef.
 */
export const animals: readonly string[] = lexicon.animals;

/**
 * Further foods that people do without and ask so for: "no onion". With the animals, they are read as absent after a word that denies, in searches only: of "onion and
 * gluten free" the onion is wanted.
 */
export const refusedFoods: readonly string[] = lexicon.refusedFoods;

/** Phrases for "without", as patterns. "No", "non", "not" and "without" themselves have further meanings. */
export const denyingPhrases: readonly string[] = [
  '(?:all|anything|everything) (?:but|except)', 'any(?:thing)? other than', 'apart (?:from|form)', 'avoid(?:s|ing)?', '(?:be )?clear of', 'devoid of', 'except(?:ing)?(?: for)?', 'exclud(?:e|es|ing)', 'hold(?: the)?', 'instead of',
  '(?:keep|stay|steer) (?:well )?(?:away(?: from)?|off|clear of)',
  'lacking', 'leav(?:e|es|ing) out', 'left out', 'less the', 'minus', 'omit(?:s|ting)?', 'other th[ae]n', 'rather than', 'sans', 'save for', 'skip(?:ping)?', 'w o',
  '(?:does|do|must|should|can|may|is|are) ?(?:not|nt) (?:be )?(?:contain(?:ing)?|have|eat|include|like|want|use|made with|made of)',
  '(?:doesn ?t|don ?t|cannot|can ?t|mustn ?t|shouldn ?t) (?:contain|have|eat|include|like|want|use)', '(?:doesnt|dont|cannot|cant)', 'not (?:containing|contain|with|made with|made of|including)', 'contain(?:s|ing)? no',
  'with (?:no|none of|zero)', 'nothing with', 'never with', ...lexicon.denyingAbroad,
]; // prettier-ignore

/** The words of those phrases, and others of which such phrases are made, of which an unknown word before a thing may be a misspelling. */
export const denyingWords: readonly string[] = lexicon.denyingWords;

/** Words after a thing or a diet which make one phrase with it, so that a dash before both only sets them off: "bread -gluten free". */
export const endsOfProtection: readonly string[] = lexicon.endsOfProtection;

/** Further words that stand after a hyphen, so that one with a space before it takes nothing away: "washing -up". */
export const endsAfterHyphen: readonly string[] = lexicon.endsAfterHyphen;

/** Words of sentences that name no goods and deny nothing: "for my guests who want". */
export const sentenceWords: ReadonlySet<string> = new Set(lexicon.sentenceWords);

/** Words that warn of what they stand beside, wherever: "milk makes me ill". */
export const warningWords: ReadonlySet<string> = new Set(lexicon.warningWords);

/**
 * Further things that goods are said to be free of. With the allergens, they are the words before which "no" and "without" mean the same as "free" after them.
 */
export const otherAbsences: readonly string[] = lexicon.otherAbsences;

/** Things whose absence is that of another word: "non alcoholic" means the same as "alcohol free". */
export const absentAs: ReadonlyMap<string, string> = new Map([
  ['alcoholic', 'alcohol'],
  ['caffeinated', 'caffeine'],
  ['gelatin', 'gelatine'],
  ['e441', 'gelatine'],
  ['glutamate', 'msg'],
  ['monosodium glutamate', 'msg'],
  ['e621', 'msg'],
]);

/** An additive by its number: "no E471". */
export const additiveNumber = /^e\d{3,4}$/u;

/** Words that say by themselves that a drink has no alcohol. The last two are what is left of "de-alcoholised". */
export const withoutAlcohol: readonly string[] = lexicon.withoutAlcohol;

/** Drinks that usually have alcohol, so that "0%" and "0.0" on them mean that this one has none. */
export const alcoholicDrinks: readonly string[] = lexicon.alcoholicDrinks;

/**
 * Words by which people of a faith, or of a diet that is none of those below, ask for goods. Nobody here can judge what they mean, so that a search with one is
 * answered by products that have the word, or not at all.
 */
export const neverLeftOut: readonly string[] = lexicon.neverLeftOut;

/** Marks of menus for a diet. "GF", "DF" and "NF" stand with the people who need them. */
export const dietMarks: ReadonlyMap<string, string> = new Map([
  ['v', 'vegetarian'],
  ['ve', 'vegan'],
  ['vg', 'vegan'],
]);

/** Words before or after "V" with which it is a shape or a name, and no mark. */
export const besideLetterV: readonly string[] = lexicon.besideLetterV;

/** Words by which people name their faith, or who certifies what it asks for, each with the diet that is meant. */
export const faiths: ReadonlyMap<string, string> = new Map([
  ['muslim', 'halal'],
  ['islamic', 'halal'],
  ['islam', 'halal'],
  ['hmc', 'halal'],
  ['jewish', 'kosher'],
  ['jew', 'kosher'],
]);

/** Other things that people do without, and words that only look like protective ones: none of them is a misspelling. */
export const notMisspellings: readonly string[] = lexicon.notMisspellings;

/**
 * Words by which people name their need, each with the thing that they must do without. A search that only names an allergy shows products that declare no
 * allergen.
 */
export const people: ReadonlyMap<string, string> = new Map([
  ['coeliac', 'gluten'],
  ['celiac', 'gluten'],
  ['gf', 'gluten'],
  ['df', 'dairy'],
  ['nf', 'nut'],
  ['hindu', 'beef'],
  ['diabetic', 'sugar'],
  ['diabetes', 'sugar'],
  ['allergy', 'allergen'],
  ['allergic', 'allergen'],
  ['allergies', 'allergen'],
  ['anaphylaxis', 'allergen'],
  ['anaphylactic', 'allergen'],
]);

/** Allergens that are named one after the other, as in "nut egg dairy free cake"; of "milk lactose free" the first is what is wanted. */
export const listedAllergens: readonly string[] = lexicon.listedAllergens;

/** Goods of free-from ranges: "free from bread" is bread, while "free from peaches" means goods without peaches. Everything else is absent. */
export const freeFromGoods: readonly string[] = lexicon.freeFromGoods;

/** A diet, a rule of faith or a fishery's certificate. */
export interface Diet {
  /** How buyers write it. */
  readonly words: readonly string[];
  /** How the shop writes it; the first of the words if left out. */
  readonly reads?: string;
  /** Phrases in a name or a tag by which a product says that it is so; a description may speak of other goods. */
  readonly saidAs: readonly string[];
  /** Contained allergens that contradict it. A possible trace does not. */
  readonly contradictedBy?: readonly AllergenName[];
  /** Ingredients that contradict it. */
  readonly never?: readonly string[];
}

const meat = [
  'beef',
  'pork',
  'bacon',
  'ham',
  'chicken',
  'turkey',
  'duck',
  'lamb',
  'mutton',
  'lard',
  'suet',
  'gelatine',
  'gelatin',
  'tallow',
];
const shellfish: readonly AllergenName[] = ['Crustaceans', 'Molluscs'];
const ofAnimals: readonly AllergenName[] = ['Fish', ...shellfish];
const ofAnyAnimal: readonly AllergenName[] = ['Milk', 'Eggs', ...ofAnimals];

export const diets: readonly Diet[] = [
  { words: ['vegan'], saidAs: ['vegan'], contradictedBy: ofAnyAnimal, never: [...meat, 'honey', 'shellac'] },
  { words: ['plant based'], saidAs: ['plant based', 'vegan'], contradictedBy: ofAnyAnimal, never: [...meat, 'honey'] },
  {
    words: ['vegetarian', 'veggie', 'vegi', 'vege', 'meat free'],
    saidAs: ['vegetarian', 'veggie', 'meat free', 'vegan'],
    contradictedBy: ofAnimals,
    never: meat,
  },
  { words: ['pescatarian', 'pescetarian'], saidAs: ['pescatarian', 'pescetarian'], never: meat },
  { words: ['halal', 'halaal', 'hallal'], saidAs: ['halal'], never: ['pork', 'bacon', 'ham', 'lard', 'wine', 'brandy', 'rum'] },
  { words: ['kosher', 'kosha', 'parve', 'pareve'], saidAs: ['kosher', 'parve', 'pareve'], contradictedBy: shellfish, never: ['pork', 'bacon', 'ham', 'lard'] },
  { words: ['jain'], saidAs: ['jain'], contradictedBy: ['Eggs', ...ofAnimals], never: meat },
  { words: ['msc', 'msc certified'], reads: 'MSC certified', saidAs: ['msc'] },
  { words: ['asc', 'asc certified'], reads: 'ASC certified', saidAs: ['asc'] },
  { words: ['hypoallergenic'], saidAs: ['hypoallergenic'] },
]; // prettier-ignore
