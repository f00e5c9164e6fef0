/** Sizes and ranges of sizes, as terms: "6oz", "4-6oz", and which of those that a catalogue has are near another. */
import type { Vocabulary } from './vocabulary.ts';

/** A size with its unit; both ends are the same where it is no range. */
interface Size {
  readonly low: number;
  readonly high: number;
  readonly unit: string;
}

const pattern = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?(ml|g|mm|m|oz|lb|inch|ft|pint|gal|ply|%)$/u;

/** How many sizes each step away holds: the nearest alone, those far away together, since nobody compares them any more. */
const stepSizes = [1, 1, 1, 2, 4] as const;

/** Whether a term is a size, with its unit. */
export function isSize(term: string): boolean {
  return pattern.test(term);
}

/** The sizes of a catalogue's titles around some sizes, in steps, the nearest first. Empty when none of them has a unit. */
export function sizeSteps(terms: readonly string[], vocabulary: Vocabulary): string[][] {
  const asked = terms.map(readSize).filter((size) => size !== undefined);
  const known = vocabulary.sizes(isSize).filter((term) => !terms.includes(term));
  const near = known
    .flatMap((term) => {
      const size = readSize(term)!;
      const distances = asked.filter(({ unit }) => unit === size.unit).map((other) => distance(size, other));
      return distances.length > 0 ? [{ term, distance: Math.min(...distances) }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance || (a.term < b.term ? -1 : 1));
  const steps: string[][] = [];
  let at = 0;
  for (const size of stepSizes) {
    if (at < near.length) steps.push(near.slice(at, at + size).map(({ term }) => term));
    at += size;
  }
  return steps;
}

function readSize(term: string): Size | undefined {
  const [, low, high, unit] = pattern.exec(term) ?? [];
  return low === undefined || unit === undefined ? undefined : { low: Number(low), high: Number(high ?? low), unit };
}

/** How far apart two sizes are, as ratios of their ends: from 4 to 5 is as far as from 8 to 10. */
function distance(one: Size, other: Size): number {
  return Math.abs(Math.log(one.low / other.low)) + Math.abs(Math.log(one.high / other.high));
}
