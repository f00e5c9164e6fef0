import { findInName, type Stretch } from '../utils/findInName.ts';

/**
 * Places of the typed text in a suggestion, whatever the accents and capitals: the whole text, or else each word of it at the beginning of a word.
 *
 * @returns in the order of the text, none overlapping another
 */
export function marksIn(text: string, typed: string): readonly Stretch[] {
  const whole = findInName(text, typed);
  if (whole) return [whole];
  const parts = typed.split(/\s+/u).filter(Boolean);
  const marks: Stretch[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    let length = 0;
    for (const part of parts) {
      const found = findInName(word, part);
      if (found?.start === 0) length = Math.max(length, found.end);
    }
    if (length > 0) marks.push({ start: index, end: index + length });
  }
  return marks;
}
