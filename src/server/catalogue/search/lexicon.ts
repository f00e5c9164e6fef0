/** The trade's words, read from data: what means the same, what a word includes, and which words say little about the goods. The code knows no goods. */
import type { SearchWords } from '../../../brands/types.ts';
import synonymsByTrade from './lexicon/en-GB/synonyms.json' with { type: 'json' };
import trade from './lexicon/en-GB/trade.json' with { type: 'json' };
import { words } from './text/normalise.ts';
import type { Word } from './text/word.ts';

export interface Synonyms {
  /** Synonyms of a phrase, and narrower phrases that it includes; undefined where the lexicon does not have it. The key is its terms joined by spaces. */
  alternatives(phrase: string): readonly (readonly string[])[] | undefined;
  readonly longest: number;
  readonly words: ReadonlyMap<string, Word>;
}

/** A phrase in two groups has the alternatives of both; one alone in its group has no other name. @param wider - narrower phrases that a phrase includes */
export function indexSynonyms(groups: readonly (readonly string[])[], wider: Readonly<Record<string, readonly string[]>> = {}): Synonyms {
  const byPhrase = new Map<string, (readonly string[])[]>();
  const known = new Map<string, Word>();
  let longest = 1;
  const read = (texts: readonly string[]): (readonly string[])[] => {
    const phrases = texts.map(words).filter((phrase) => phrase.length > 0);
    for (const word of phrases.flat()) known.set(word.term, word);
    return phrases.map((phrase) => phrase.map(({ term }) => term));
  };
  const add = (phrase: readonly string[], others: readonly (readonly string[])[]) => {
    longest = Math.max(longest, phrase.length);
    const key = phrase.join(' ');
    byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...others.filter((other) => other.join(' ') !== key)]);
  };
  for (const group of groups) {
    const phrases = read(group);
    for (const phrase of phrases) add(phrase, phrases);
  }
  for (const [text, taken] of Object.entries(wider)) for (const phrase of read([text])) add(phrase, read(taken));
  return { alternatives: (phrase) => byPhrase.get(phrase), longest, words: known };
}

/** Buyers' words and those of the range. A phrase alone in its group, as "cat litter", has words that mean nothing one by one. Trade marks are left out. */
export const synonymGroups: readonly (readonly string[])[] = Object.values(synonymsByTrade).flat();

/** Narrower things that a word includes: a search for pasta finds penne, but a search for penne finds no other pasta. */
export const widerMeanings: Readonly<Record<string, readonly string[]>> = trade.wider;

/** The words of a shop's search: the usual ones with a brand's own, or only these. */
export function synonymsOf({ groups, wider = {}, isWhole = false }: SearchWords = { groups: [] }): Synonyms {
  return isWhole ? indexSynonyms(groups, wider) : indexSynonyms([...synonymGroups, ...groups], { ...widerMeanings, ...wider });
}

const termsOf = (list: readonly string[]): ReadonlySet<string> => new Set(list.flatMap(words).map(({ term }) => term));

/** Words for packs. "Can cola" and "cans of cola" mean cola; only what is itself called so, as a "chip bag" is, is meant by such a word. */
export const packTerms = termsOf(trade.packs);

/** Words at the end of a category's name that tell who buys there, and nothing of the goods: a chip shop buys oil. */
export const customerTerms = termsOf(trade.customers);

/** Cuts, which do not change the thing: calamari rings are calamari. */
export const cutTerms = termsOf(trade.cuts);

/** Words that may follow the thing in a name without changing it, as they are written. */
export const qualifiers: ReadonlySet<string> = new Set(trade.qualifiers);

/** Words that say nothing of what goods are: of a search that has to do without the others, nothing is left. */
export const weakTerms = termsOf([...trade.qualifiers, ...trade.adjectives, ...trade.cuts, ...trade.packs]);

/** Things that no other replaces, as the meat of one animal does not that of another. They are neither left out nor corrected. */
export const irreplaceableTerms = termsOf(trade.irreplaceable);

/** Words in whose company a word names something else: wine gums are no wine, and salad cream is no cream. */
export const anotherBeside: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(trade.anotherBeside).map(([word, beside]) => [words(word)[0]!.term, [...termsOf(beside)]]),
);
