import { countOfCategories } from './numbers.ts';

export const categoryDrillDown = {
  /** The way back to the main categories: their name. */
  top: 'all categories',
  back: (name: string): string => `Back to ${name}`,
  /** Leads to everything in the category whose content is shown. */
  all: (name: string): string => `All in ${name}`,
  /** Spoken after the name of a category that holds others. */
  below: (count: number): string => `${countOfCategories(count)} below`,
};
