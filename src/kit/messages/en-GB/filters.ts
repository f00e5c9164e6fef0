/** The category tree and the brands. */

import { wholeNumber } from './numbers.ts';

export const brandFilter = {
  legend: 'Brands',
  chosen: (count: number): string => `${count} chosen`,
  find: 'Find a brand',
  found: (count: number): string => (count === 1 ? '1 brand found' : `${count} brands found`),
  noneFound: (text: string): string => `No brand matches “${text}”`,
  none: 'No brands to choose from',
  showAll: (count: number): string => `Show all ${count} brands`,
  showFewer: 'Show fewer',
  clear: 'Clear brands',
  full: (max: number): string => `${max} brands are the most at once. Untick one to choose another.`,
};

export const categoryTree = {
  label: 'Product categories',
  /** The visible count. */
  count: wholeNumber,
  /** Spoken after it. */
  products: (count: number): string => (count === 1 ? 'product' : 'products'),
};

const categories = (count: number): string => `${wholeNumber(count)} ${count === 1 ? 'category' : 'categories'}`;

export const filterableCategoryTree = {
  find: 'Find a category',
  found: (count: number): string => `${categories(count)} found`,
  noneFound: (text: string): string => `No category matches “${text}”`,
};

export const lazyCategoryTree = {
  /** The row in place of what is on its way. */
  loading: 'Loading …',
  /** The row in place of what did not come, before `retry`. */
  failed: 'Could not be loaded.',
  retry: 'Try again',
  /** Read out. */
  saysLoading: (name: string): string => `Loading the categories in ${name}`,
  /** Read out. */
  saysLoaded: (name: string, count: number): string => `${count === 0 ? 'No categories' : categories(count)} in ${name}`,
  /** Read out. */
  saysFailed: (name: string): string => `The categories in ${name} could not be loaded`,
};

export const categoryDrillDown = {
  /** The way back to the main categories: their name. */
  top: 'all categories',
  back: (name: string): string => `Back to ${name}`,
  /** Leads to everything in the category whose content is shown. */
  all: (name: string): string => `All in ${name}`,
  /** Spoken after the name of a category that holds others. */
  below: (count: number): string => `${categories(count)} below`,
};
