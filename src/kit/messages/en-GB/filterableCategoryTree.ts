import { countOfCategories } from './numbers.ts';

export const filterableCategoryTree = {
  find: 'Find a category',
  found: (count: number): string => `${countOfCategories(count)} found`,
  noneFound: (text: string): string => `No category matches “${text}”`,
};
