import { fold } from './fold.ts';

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
export function findInName(name: string, text: string): Stretch | undefined {
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
