import { wholeNumber } from './numbers.ts';

export const resultCount = {
  none: 'No products found',
  all: (total: number): string => (total === 1 ? '1 product' : `${wholeNumber(total)} products`),
  /** Spoken after the number, so that a new order is heard. */
  order: (order: string): string => `, sorted by ${order}`,
  range: (from: number, to: number, total: number): string =>
    `${wholeNumber(from)} to ${wholeNumber(to)} of ${wholeNumber(total)} products`,
};
