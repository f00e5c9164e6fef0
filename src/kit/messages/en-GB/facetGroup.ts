import { wholeNumber } from './numbers.ts';

export const facetGroup = {
  chosen: (count: number): string => `${count} chosen`,
  find: 'Find',
  found: (count: number): string => `${count} found`,
  noneFound: (text: string): string => `Nothing matches “${text}”`,
  none: 'Nothing to choose from',
  showAll: (count: number): string => `Show all ${count}`,
  showFewer: 'Show fewer',
  clear: 'Clear',
  full: (max: number): string => `Up to ${max} at once. Untick one first.`,
  /** The visible count. */
  count: wholeNumber,
  /** Spoken after the count. */
  products: (count: number): string => (count === 1 ? 'product' : 'products'),
};
