/**
 * Repeatable chance: every "random" choice of the demo range is a hash of a key such as the product's name, so that the same product
 * is always the same, whatever comes before it in the range.
 */

/** A well-mixed unsigned 32-bit hash of a text (FNV-1a with a final avalanche). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A number from 0 up to, but not including, 1 that belongs to the key. */
export function chance(key: string): number {
  return hash(key) / 0x1_0000_0000;
}

/** The member of the list at a position; a position beyond the end begins again. */
export function cycle<T>(list: readonly T[], position: number): T {
  const member = list[position % list.length];
  if (member === undefined) throw new Error('Cannot choose from an empty list.');
  return member;
}

/** The member of the list that belongs to the key. */
export function pick<T>(list: readonly T[], key: string): T {
  return cycle(list, hash(key));
}
