/** The edit distance that is tolerated in a word of this many letters: one from five letters, two from eight. */
export function allowedDistance(length: number): number {
  if (length >= 8) return 2;
  return length >= 5 ? 1 : 0;
}

/** Optimal string alignment: letters left out, added or mistaken, neighbours swapped. @returns `limit + 1` for anything above the limit */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let distance = Math.min(last[column - 1]! + (same ? 0 : 1), last[column]! + 1, current[column - 1]! + 1);
      const swapped =
        row > 1 && column > 1 && a.charCodeAt(row - 1) === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (swapped) distance = Math.min(distance, beforeLast[column - 2]! + 1);
      current.push(distance);
      best = Math.min(best, distance);
    }
    if (best > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[b.length]!, limit + 1);
}

/** Roughly how a word sounds: one letter for each sound, doubled letters once, no silent e. The same for "cheez" and "cheese". */
export function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll(/c(?=[eiy])/gu, 's')
    .replaceAll('ck', 'k')
    .replaceAll(/[cq](?!h)/gu, 'k')
    .replaceAll('z', 's')
    .replaceAll(/(.)\1+/gu, '$1')
    .replace(/(?<=..)e$/u, '');
}

/** A text that others are compared with, with the letters that it has as bits. */
export interface Spelling {
  readonly text: string;
  readonly bits: number;
}

/** Those of some spellings within an edit distance of a text, with that. @param isWanted - cheaper than to compare them */
export function spellingsWithin<Known extends Spelling>(
  known: Iterable<Known>,
  typed: string,
  allowed: number,
  isWanted: (text: string) => boolean,
) {
  const bits = letterBits(typed);
  const found: { readonly spelling: Known; readonly distance: number }[] = [];
  for (const spelling of known) {
    if (differingLetters(bits, spelling.bits) > allowed * 2 || !isWanted(spelling.text)) continue;
    const distance = editDistance(typed, spelling.text, allowed);
    if (distance <= allowed) found.push({ spelling, distance });
  }
  return found;
}

/** Which letters a word has, as bits. Words that differ in many bits are too far apart to be worth comparing. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

/** How many letters only one of two words has. One step of edit distance changes at most two. */
export function differingLetters(bitsA: number, bitsB: number): number {
  let bits = bitsA ^ bitsB;
  let count = 0;
  while (bits !== 0) {
    bits &= bits - 1;
    count += 1;
  }
  return count;
}

/** For words of three or four letters: neighbours swapped, a letter doubled, or a vowel left out ("chp", "cale" for "cable"). Another letter is another word. */
export function isShortMisspelling(typed: string, meant: string): boolean {
  if (typed.length === meant.length) return sortedLetters(typed) === sortedLetters(meant) && editDistance(typed, meant, 1) === 1;
  const [shorter, longer] = typed.length < meant.length ? [typed, meant] : [meant, typed];
  if (longer.length !== shorter.length + 1) return false;
  return Array.from(longer).some((letter, at) => {
    const isTheOnlyOneMore = longer.slice(0, at) + longer.slice(at + 1) === shorter;
    const isLeftOut = longer === meant && ('aeiou'.includes(letter) || (longer.length > 4 && at > 0 && at < longer.length - 1));
    return isTheOnlyOneMore && (letter === longer[at - 1] || isLeftOut);
  });
}

const sortedLetters = (word: string): string => Array.from(word).toSorted().join('');
