/** Sizes and ranges of sizes, as terms: "6oz", "4-6oz", and which of those that a catalogue has are near another. */
import list from '../lexicon/en-GB/text.json' with { type: 'json' };
import { all, any, not, term, type Query } from '../query.ts';

/** A size with its unit; both ends are the same where it is no range. */
export interface TermSize {
  readonly term: string;
  readonly low: number;
  readonly high: number;
  readonly unit: string;
}

const pattern = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?(ml|g|mm|m|oz|lb|inch|ft|pint|gal|ply|ct|%)$/u;

/** How many sizes each step away holds: the nearest alone, those far away together, since buyers compare them no more. */
const stepSizes = [1, 1, 1, 2, 4] as const;

/** Sizes in letters, from the smallest, each in all the ways it is written. */
const { letterSizes } = list;

const letterSizeRanks = new Map(letterSizes.flatMap((forms, rank) => forms.map((form) => [form, rank] as const)));

export const letterSizeMaxWords = 3;

/** Which of the sizes in letters a phrase is, counted from the smallest; undefined where it is none. */
export const letterSizeOf = (phrase: readonly string[]): number | undefined => letterSizeRanks.get(phrase.join(' '));

/** A condition for a size in letters, without longer sizes that end with it: extra large is not large. */
export function ofLetterSize(rank: number): Query {
  const forms = letterSizes[rank]!.map((form) => form.split(' '));
  const has = any(forms.map((form) => all(form.map(term))));
  return forms[0]!.length === 1 ? all([has, not(any(['extra', 'x', 'xx', 'xxx'].map(term)))]) : has;
}

/** Conditions for the sizes in letters around one, the nearest first. */
export function letterSizeSteps(rank: number): Query[] {
  const others = letterSizes.map((_, other) => other).filter((other) => other !== rank);
  return others
    .toSorted((a, b) => Math.abs(a - rank) - Math.abs(b - rank))
    .slice(0, stepSizes.length)
    .map(ofLetterSize);
}

export const isSize = (term: string): boolean => pattern.test(term);

/** The sizes of a catalogue's titles around some sizes, in steps: grades that hold all of one, then the nearest. Empty when none of them has a unit. */
export function sizeSteps(terms: readonly string[], known: readonly TermSize[]): string[][] {
  const asked = terms.map(readSize).filter((size) => size !== undefined);
  if (asked.length === 0) return [];
  const near = known
    .flatMap((size) => {
      const distances = asked.filter(({ unit }) => unit === size.unit).map((other) => (holds(size, other) ? 0 : distance(size, other)));
      const isOther = distances.length > 0 && !terms.includes(size.term);
      return isOther ? [{ term: size.term, distance: Math.min(...distances), width: size.high / size.low }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance || a.width - b.width || (a.term < b.term ? -1 : 1));
  const steps: string[][] = [];
  let at = 0;
  for (const size of stepSizes) {
    if (at < near.length) steps.push(near.slice(at, at + size).map(({ term }) => term));
    at += size;
  }
  return steps;
}

/** The grades of a catalogue's titles that a single size is within, both ends included: 6 oz is within 5–8 oz. */
export function gradesAround(term: string, known: readonly TermSize[]): readonly string[] {
  const size = readSize(term);
  if (!size || size.low !== size.high) return [];
  return known.filter((grade) => grade.unit === size.unit && grade.low < grade.high && holds(grade, size)).map(({ term: grade }) => grade);
}

export function readSize(term: string): TermSize | undefined {
  const [, low, high, unit] = pattern.exec(term) ?? [];
  return low === undefined || unit === undefined ? undefined : { term, low: Number(low), high: Number(high ?? low), unit };
}

/** Whether a grade has all of a size in it: 8 to 16 has 8 to 10. */
const holds = (grade: TermSize, size: TermSize): boolean => grade.low <= size.low && grade.high >= size.high;

/** How far apart two sizes are, as ratios of their ends: from 4 to 5 is as far as from 8 to 10. */
function distance(one: TermSize, other: TermSize): number {
  return Math.abs(Math.log(one.low / other.low)) + Math.abs(Math.log(one.high / other.high));
}
