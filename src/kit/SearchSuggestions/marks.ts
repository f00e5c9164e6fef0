import { fold } from '../utils/fold.ts';

/** A stretch of a text: the indexes of its first letter and of the one behind its last. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * Where a name holds a text, whatever the accents and capitals of both.
 *
 * @returns the indexes of the first letter and of the one behind the last, or nothing
 */
function findInName(name: string, text: string): { start: number; end: number } | undefined {
  const wanted = fold(text.trim());
  if (!wanted) return undefined;
  // For every unit of the folded name, where its letter begins in the name.
  const begins: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of name) {
    const unit = fold(letter);
    for (let index = 0; index < unit.length; index += 1) begins.push(at);
    plain += unit;
    at += letter.length;
  }
  const first = plain.indexOf(wanted);
  const start = begins[first];
  const last = begins[first + wanted.length - 1];
  if (start === undefined || last === undefined) return undefined;
  return { start, end: begins.find((begin) => begin > last) ?? name.length };
}

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
