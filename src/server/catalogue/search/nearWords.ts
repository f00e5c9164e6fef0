import { words } from './normalise.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Most words that are offered. */
const limit = 3;

/** Shortest common beginning that counts as similar. */
const beginningMinLength = 4;

/**
 * Words of the range that are like those of a search without results: corrections, or with the longest beginning in common, or else spelled somewhat alike. They
 * are offered, but not searched for.
 */
export function nearWords(search: string, vocabulary: Vocabulary): string[] {
  const near = words(search).flatMap((word) => {
    const corrections = vocabulary.corrections(word).map(({ plain }) => plain);
    if (corrections.length > 0) return corrections;
    for (let length = word.plain.length; length >= beginningMinLength; length--) {
      const found = vocabulary.wordsStartingWith(word.plain.slice(0, length), limit);
      if (found.length > 0) return found;
    }
    return vocabulary.find(word.term) ? [] : vocabulary.spelledAlike(word, limit);
  });
  return [...new Set(near)].slice(0, limit);
}
