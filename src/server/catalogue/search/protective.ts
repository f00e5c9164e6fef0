/**
 * Words that protect people or faith, as data: who is allergic, who keeps a diet, who keeps a rule of faith. A search never leaves such a word out and
 * never turns it into another; it shows nothing rather than what does not hold it.
 *
 * Products are judged by what they say (name, tags, "free from …" anywhere) and by what they declare (allergens, ingredients).
 */

import { allergenMeanings } from '../../../contract/allergenList.ts';
import { allergenNames, type AllergenName } from '../../../contract/allergens.ts';
import lexicon from './lexicon/en-GB/protection.json' with { type: 'json' };
import trade from './lexicon/en-GB/trade.json' with { type: 'json' };

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

/**
 * The fourteen allergens of UK food law by the words that people type, and the kinds of them. A kind counts as declared when its group is. "Allergen free" means
 * goods that declare no allergens at all; "gluten free" is a protected claim, which no declaration stands in for.
 */
export const allergenGroups: readonly AllergenGroup[] = lexicon.allergens.map(
  (group) => ({ ...group, allergens: group.allergens === 'all' ? allergenNames : group.allergens }) as AllergenGroup,
);

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
export const animals: readonly string[] = trade.irreplaceable;

/**
 * Further foods that people do without and ask so for: "no onion". With the animals, they are read as absent after a word that denies, in searches only: of "onion and
 * gluten free" the onion is wanted.
 */
export const refusedFoods: readonly string[] = lexicon.refusedFoods;

/** Phrases for "without", as patterns. "No", "non", "not" and "without" themselves have further meanings. */
export const denyingPhrases: readonly string[] = [...lexicon.denyingPhrases, ...lexicon.denyingAbroad];

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
export const absentAs: ReadonlyMap<string, string> = new Map(Object.entries(lexicon.absentAs));

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
export const dietMarks: ReadonlyMap<string, string> = new Map(Object.entries(lexicon.dietMarks));

/** Words before or after "V" with which it is a shape or a name, and no mark. */
export const besideLetterV: readonly string[] = lexicon.besideLetterV;

/** Words by which people name their faith, or who certifies what it asks for, each with the diet that is meant. */
export const faiths: ReadonlyMap<string, string> = new Map(Object.entries(lexicon.faiths));

/** Other things that people do without, and words that only look like protective ones: none of them is a misspelling. */
export const notMisspellings: readonly string[] = lexicon.notMisspellings;

/**
 * Words by which people name their need, each with the thing that they must do without. A search that only names an allergy shows products that declare no
 * allergen.
 */
export const people: ReadonlyMap<string, string> = new Map(Object.entries(lexicon.people));

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

export const diets = lexicon.diets as readonly Diet[];
