/** Words of allergies, diets and faiths, as data, and how goods are judged for them: by claims (name, tags, "free from …") and by declarations. */
import { allergenMeanings } from '../../../contract/allergenList.ts';
import { allergenNames, type AllergenName } from '../../../contract/allergens.ts';
import lexicon from './lexicon/en-GB/protection.json' with { type: 'json' };

/** The allergens of a thing: a search for goods free of it must not show goods that declare one of them. */
export interface AllergenGroup {
  /** Other words for the same, singular. A product that claims to be free of one is free of all. */
  readonly things: readonly string[];
  /** The allergens that speak against it, declared as contained or as a possible trace, or named by the ingredients. */
  readonly allergens: readonly AllergenName[];
  /** A claim that only the maker can give: no declaration replaces it. */
  readonly onlyIfSaid?: true;
  /** The claim counts although the allergen is declared: lactose free milk is milk. */
  readonly evenIfDeclared?: true;
}

/** The fourteen allergens of UK food law by the words that people type, and the kinds of them. A kind counts as declared when its group is. */
export const allergenGroups: readonly AllergenGroup[] = lexicon.allergens.map(
  (group) => ({ ...group, allergens: group.allergens === 'all' ? allergenNames : group.allergens }) as AllergenGroup,
);

/** The words of the closed list of allergens, also in other languages, each with its thing: "almond" for "mandel", "gluten" for a cereal. */
export const thingsMeant: ReadonlyMap<string, string> = new Map(
  Array.from(allergenMeanings, ([word, { name, kind = '' }]) => {
    const groups = allergenGroups.filter(({ allergens }) => allergens.includes(name) && allergens.length < allergenNames.length);
    const own = [kind, name].map((text) => text.toLowerCase().replace(/s$/u, ''));
    return [word, own.find((text) => groups.some(({ things }) => things.includes(text))) ?? groups[0]!.things[0]!];
  }),
);

export interface Diet {
  /** How buyers write it. */
  readonly words: readonly string[];
  /** How the shop writes it; the first of the words if left out. */
  readonly reads?: string;
  /** Phrases in a name or a tag that claim it; a description may be about other goods. */
  readonly saidAs: readonly string[];
  /** Contained allergens that contradict it. A possible trace does not. */
  readonly contradictedBy?: readonly AllergenName[];
  readonly never?: readonly string[];
}

export const diets = lexicon.diets as readonly Diet[];

/** Words by which people name their need, and others that say in one that a thing is absent, each with the thing. An allergy alone asks for goods that declare no allergen. */
export const people: ReadonlyMap<string, string> = new Map(Object.entries(lexicon.people));

/** Words by which people name their faith, or who certifies what it asks for, each with the diet that is meant. */
export const faiths: ReadonlyMap<string, string> = new Map(Object.entries(lexicon.faiths));

/** Words of sentences that name no goods and deny nothing: "for my guests who want". */
export const sentenceWords: ReadonlySet<string> = new Set(lexicon.sentenceWords);

/** Words that warn of the words beside them: "milk makes me ill". */
export const warningWords: ReadonlySet<string> = new Set(lexicon.warningWords);
