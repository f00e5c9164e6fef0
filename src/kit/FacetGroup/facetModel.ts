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
  /** The text in the find box. */
  find: string;
  /** Whether all are shown. */
  all: boolean;
  /** How many are shown of many. */
  first: number;
  labelOf: (value: string) => string;
}

/** Which values are shown: those that hold the text in the find box; without one the first, all after "Show all", and the chosen ones always. */
export function shownValues(values: readonly string[], { chosen, find, all, first, labelOf }: Shown): string[] {
  const text = fold(find.trim());
  if (text) return values.filter((value) => fold(labelOf(value)).includes(text));
  return values.filter((value, index) => all || !isMany(values.length, first) || index < first || chosen.has(value));
}
