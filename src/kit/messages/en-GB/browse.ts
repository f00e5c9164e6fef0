/** What the catalogue is browsed with. */

import { wholeNumber } from './numbers.ts';

export const searchField = {
  label: 'Search products',
  submit: 'Search',
  clear: 'Clear search text',
};

export const searchSuggestions = {
  label: 'Suggestions',
  /** Read out. */
  count: (total: number): string => (total === 1 ? '1 suggestion' : `${wholeNumber(total)} suggestions`),
  /** Read out. */
  none: 'No suggestions',
  loading: 'Looking for suggestions …',
};

export const sortMenu = {
  label: 'Sort By',
};

export const pagination = {
  label: 'Pagination',
  page: (page: number): string => `Page ${page}`,
  previous: 'Previous',
  previousLabel: 'Previous page',
  next: 'Next',
  nextLabel: 'Next page',
  status: (page: number, total: number): string => `Page ${page} of ${total}`,
};

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

export const storageBadge = {
  ambient: 'Ambient',
  chilled: 'Chilled',
  frozen: 'Frozen',
};

export const allergenPanel = {
  heading: 'Allergens',
  contains: 'Contains',
  mayContain: 'May contain',
  others: 'None of these is declared',
  none: 'None declared.',
  unknown: 'Not known.',
};

export const priceSlot = {
  short: 'Price on registration',
  title: 'Trade prices need registration',
  explanation: 'Pricing and ordering open once your business account is approved.',
  register: 'Register your business',
  notify: 'Tell me when prices open',
};

export const breadcrumbs = {
  label: 'Breadcrumb',
};

export const productGrid = {
  loading: 'Loading products',
};

export const errorState = {
  title: 'Something went wrong',
  explanation: 'Please try again.',
  offline: 'Your device has no connection. Please try again when it is back.',
  retry: 'Try again',
  retrying: 'Trying again …',
};

export const resultCount = {
  none: 'No products found',
  all: (total: number): string => (total === 1 ? 'Showing 1 product' : `Showing all ${wholeNumber(total)} products`),
  /** Spoken after the number, so that a new order is heard. */
  order: (order: string): string => `, sorted by ${order}`,
  range: (from: number, to: number, total: number): string =>
    `Showing ${wholeNumber(from)} to ${wholeNumber(to)} of ${wholeNumber(total)} products`,
};

export const activeFilters = {
  label: 'Active filters',
  /** Spoken instead of the label alone. */
  remove: (group: string, label: string): string => `${group}: ${label}, remove`,
  clear: 'Clear all',
};
