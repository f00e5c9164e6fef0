/** Seeded chance: the same art gives the same droplets and folds on every machine. */

/** Numbers in [0, 1), always the same for one seed. */
export type Random = () => number;

/** Mulberry32: small, fast, good enough for placing crumbs. */
export function seeded(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number of a text, for choices that must follow a name (a brand's label layout) rather than a seed. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** The seed of a pack's drawing, from its bar code: bar codes that differ in one digit have seeds that differ in all. */
export function seedOf(barcode: string): number {
  let value = hashOf(barcode);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A number between `low` and `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}
