/** The value below which a share of all values lies (nearest rank). `share` 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('There are no values.');
  return value;
}

/** The middle value. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Rounds for people: `digits` after the point. */
export const round = (value: number, digits: number): number => Number(value.toFixed(digits));
