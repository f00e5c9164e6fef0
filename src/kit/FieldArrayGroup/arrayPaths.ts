/** Shifts names and keys when an item of an array is added or removed, without a screen. */

/** Keys of as many items as there are: those known stay, the rest is made. */
export function keysFor(length: number, known: readonly string[], make: () => string): readonly string[] {
  if (known.length === length) return known;
  return Array.from({ length }, (_, index) => known[index] ?? make());
}

/** The index that a path has in an array: 2 for `directors[2].mail`; nothing when it is not in it. */
export function indexIn(path: string, array: string): number | undefined {
  if (!path.startsWith(`${array}[`)) return undefined;
  const end = path.indexOf(']', array.length);
  return end < 0 ? undefined : Number(path.slice(array.length + 1, end));
}

/** The same path for another index. */
export function atIndex(path: string, array: string, index: number): string {
  return `${array}[${index}]${path.slice(path.indexOf(']', array.length) + 1)}`;
}

/**
 * Values by path, after an item was removed (`by` −1) or added (`by` 1) at an index.
 *
 * @param known - by path; paths outside of the array stay
 * @returns the other values in their new places, and apart those of a removed item
 */
export function shiftPaths<Known>(
  known: ReadonlyMap<string, Known>,
  array: string,
  index: number,
  by: -1 | 1,
): { rest: Map<string, Known>; gone: Map<string, Known> } {
  const rest = new Map<string, Known>();
  const gone = new Map<string, Known>();
  for (const [path, value] of known) {
    const at = indexIn(path, array);
    if (at === undefined || at < index) rest.set(path, value);
    else if (by === -1 && at === index) gone.set(path, value);
    else rest.set(atIndex(path, array, at + by), value);
  }
  return { rest, gone };
}

/** Values by path, after an item was given another place. */
export function movePaths<Known>(known: ReadonlyMap<string, Known>, array: string, from: number, to: number): Map<string, Known> {
  const { rest, gone } = shiftPaths(known, array, from, -1);
  return new Map([
    ...shiftPaths(rest, array, to, 1).rest,
    ...[...gone].map(([path, value]): [string, Known] => [atIndex(path, array, to), value]),
  ]);
}
