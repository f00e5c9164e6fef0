import { fold } from '../utils/fold.ts';

/** Up to so many brands all are shown, without a find box. */
export const FEW = 12;

/** So many are shown of more. */
export const FIRST = 10;

/** The sequence of the list: chosen brands first, also those that are no longer on offer, then the others as they come. */
export function chosenFirst(options: readonly string[], chosen: readonly string[]): string[] {
  const isChosen = new Set(chosen);
  const all = [...new Set([...options, ...chosen])];
  return [...all.filter((name) => isChosen.has(name)), ...all.filter((name) => !isChosen.has(name))];
}

/**
 * Which brands are shown: those that hold the text in the find box; without one the first ten, all after "Show all", and the chosen ones always.
 */
export function shownBrands(names: readonly string[], chosen: ReadonlySet<string>, find: string, all: boolean): string[] {
  const text = fold(find.trim());
  if (text) return names.filter((name) => fold(name).includes(text));
  return names.filter((name, index) => all || names.length <= FEW || index < FIRST || chosen.has(name));
}
