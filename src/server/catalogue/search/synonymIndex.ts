import { words, type Word } from './normalise.ts';
import { synonymGroups } from './synonyms.ts';

/** Phrases as lists of terms, by the phrase they can stand for. */
export interface SynonymIndex {
  /** Other ways to say a phrase; empty when there is none. The key is its terms joined by spaces. */
  alternatives(phrase: string): readonly (readonly string[])[];
  /** Terms in the longest phrase. */
  readonly longest: number;
  /** All words of all phrases. */
  readonly words: readonly Word[];
}

/** Prepares groups of phrases for looking up. A phrase in two groups has the alternatives of both. */
export function indexSynonyms(groups: readonly (readonly string[])[]): SynonymIndex {
  const byPhrase = new Map<string, (readonly string[])[]>();
  const all = new Map<string, Word>();
  let longest = 1;
  for (const group of groups) {
    const read = group.map(words).filter((phrase) => phrase.length > 0);
    for (const word of read.flat()) all.set(word.term, word);
    const phrases = read.map((phrase) => phrase.map(({ term }) => term));
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length);
      const key = phrase.join(' ');
      const others = phrases.filter((other) => other.join(' ') !== key);
      byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...others]);
    }
  }
  return { alternatives: (phrase) => byPhrase.get(phrase) ?? [], longest, words: [...all.values()] };
}

/** The shop's own synonyms. */
export const synonyms = indexSynonyms(synonymGroups);
