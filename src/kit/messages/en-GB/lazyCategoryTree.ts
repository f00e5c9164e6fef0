import { countOfCategories } from './numbers.ts';

export const lazyCategoryTree = {
  /** The row in place of categories that are being loaded. */
  loading: 'Loading …',
  /** The row in place of categories that could not be loaded, before `retry`. */
  failed: 'Could not be loaded.',
  retry: 'Try again',
  /** Read out. */
  saysLoading: (name: string): string => `Loading the categories in ${name}`,
  /** Read out. */
  saysLoaded: (name: string, count: number): string => `${count === 0 ? 'No categories' : countOfCategories(count)} in ${name}`,
  /** Read out. */
  saysFailed: (name: string): string => `The categories in ${name} could not be loaded`,
};
