import { words } from './normalise.ts';
import type { Word } from './word.ts';
import { synonymGroups, widerMeanings } from './synonyms.ts';

/** Alternatives of phrases, as lists of terms. */
export interface SynonymIndex {
  /** Synonyms of a phrase, and narrower phrases that it includes; empty when there are none. The key is its terms joined by spaces. */
  alternatives(phrase: string): readonly (readonly string[])[];
  /** Terms in the longest phrase. */
  readonly longest: number;
  /** All words of all phrases. */
  readonly words: readonly Word[];
}

/**
 * Prepares groups of phrases for looking up. A phrase in two groups has the alternatives of both.
 *
 * @param wider narrower phrases that a phrase includes
 */
export function indexSynonyms(
  groups: readonly (readonly string[])[],
  wider: Readonly<Record<string, readonly string[]>> = {},
): SynonymIndex {
  const byPhrase = new Map<string, (readonly string[])[]>();
  const all = new Map<string, Word>();
  let longest = 1;
  const read = (texts: readonly string[]): (readonly string[])[] => {
    const phrases = texts.map(words).filter((phrase) => phrase.length > 0);
    for (const word of phrases.flat()) all.set(word.term, word);
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
  return { alternatives: (phrase) => byPhrase.get(phrase) ?? [], longest, words: [...all.values()] };
}

/** The shop's own synonyms. */
export const synonyms = indexSynonyms(synonymGroups, widerMeanings);
