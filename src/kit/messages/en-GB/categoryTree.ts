import { wholeNumber } from './numbers.ts';

export const categoryTree = {
  label: 'Product categories',
  /** The visible count. */
  count: wholeNumber,
  /** Spoken after it. */
  products: (count: number): string => (count === 1 ? 'product' : 'products'),
};
