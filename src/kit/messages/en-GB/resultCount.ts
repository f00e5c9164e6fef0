import { wholeNumber } from './numbers.ts';

export const resultCount = {
  none: 'No products found',
  all: (total: number): string => (total === 1 ? 'Showing 1 product' : `Showing all ${wholeNumber(total)} products`),
  /** Spoken after the number, so that a new order is heard. */
  order: (order: string): string => `, sorted by ${order}`,
  range: (from: number, to: number, total: number): string =>
    `Showing ${wholeNumber(from)} to ${wholeNumber(to)} of ${wholeNumber(total)} products`,
};
