import { words } from './normalise.ts';

/** Phrases as lists of terms, by the phrase they can stand for. */
export interface SynonymIndex {
  /** Other ways to say a phrase; empty when there is none. The key is its terms joined by spaces. */
  alternatives(phrase: string): readonly (readonly string[])[];
  /** Terms in the longest phrase. */
  readonly longest: number;
}

/** Prepares groups of phrases for looking up. A phrase in two groups has the alternatives of both. */
export function indexSynonyms(groups: readonly (readonly string[])[]): SynonymIndex {
  const byPhrase = new Map<string, (readonly string[])[]>();
  let longest = 1;
  for (const group of groups) {
    const phrases = group.map((phrase) => words(phrase).map(({ term }) => term)).filter((terms) => terms.length > 0);
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length);
      const key = phrase.join(' ');
      const others = phrases.filter((other) => other.join(' ') !== key);
      byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...others]);
    }
  }
  return { alternatives: (phrase) => byPhrase.get(phrase) ?? [], longest };
}
