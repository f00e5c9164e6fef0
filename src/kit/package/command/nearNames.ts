/** How many letters must be typed, left out or changed to make one text of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [index, second] of Array.from(other).entries())
      next.push(Math.min(row[index + 1]! + 1, next[index]! + 1, row[index]! + (letter === second ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/** The names that may be meant by one that does not exist, the likeliest first; at most three. */
export function nearNames(typed: string, names: readonly string[]): string[] {
  const wanted = typed.toLowerCase().replaceAll(/[^a-z]/gu, '');
  return names
    .map((name) => ({ name, far: name.toLowerCase().includes(wanted) ? 0.5 : distance(wanted, name.toLowerCase()) }))
    .filter(({ far, name }) => far <= Math.max(1, Math.floor(name.length / 3)))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name);
}
