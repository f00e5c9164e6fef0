import { wholeNumber } from './numbers.ts';

export const filterDrawer = {
  open: 'Categories',
  /** Instead, when there are brands in it too. */
  openWithBrands: 'Categories & brands',
  /** Instead, when there are other facets. */
  openWithOthers: 'Filters',
  title: 'Categories and brands',
  titleWithOthers: 'Filters',
  /** Spoken after the number on the button. */
  active: (count: number): string => (count === 1 ? 'filter on' : 'filters on'),
  /** Without a count as long as it is not known. */
  apply: (count?: number): string =>
    count === undefined ? 'Apply filters' : count === 1 ? 'Apply filters (1 product)' : `Apply filters (${wholeNumber(count)} products)`,
  nothing: 'Apply filters (no products)',
  clear: 'Clear all',
};
