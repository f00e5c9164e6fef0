import { fold } from '../utils/fold.ts';

/** So many values are shown at first of more, unless the group says otherwise. */
export const FIRST = 6;

/** Of so many more than that none is hidden, and there is no find box. */
const SPARE = 2;

/** Whether there are so many values that some are hidden at first. */
export const isMany = (values: number, first: number): boolean => values > first + SPARE;

/** The sequence of the list: chosen values first, also those that are no longer on offer, then the others as they come. */
export function chosenFirst(options: readonly string[], chosen: readonly string[]): string[] {
  const isChosen = new Set(chosen);
  const all = [...new Set([...options, ...chosen])];
  return [...all.filter((value) => isChosen.has(value)), ...all.filter((value) => !isChosen.has(value))];
}

/** The circumstances that decide which values are shown. */
interface Shown {
  chosen: ReadonlySet<string>;
  find: string;
  all: boolean;
  first: number;
  labelOf: (value: string) => string;
  /** How many products a value gives, where that is known. */
  countOf: (value: string) => number | undefined;
}

/** Which values are shown: those that hold the text in the find box; without one those with most products, all after "Show all", and the chosen ones always. The sequence stays. */
export function shownValues(values: readonly string[], { chosen, find, all, first, labelOf, countOf }: Shown): string[] {
  const text = fold(find.trim());
  if (text) return values.filter((value) => fold(labelOf(value)).includes(text));
  if (all || !isMany(values.length, first)) return [...values];
  const leading = new Set(values.toSorted((a, b) => (countOf(b) ?? 0) - (countOf(a) ?? 0)).slice(0, first));
  return values.filter((value) => leading.has(value) || chosen.has(value));
}
