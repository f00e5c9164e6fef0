import type { KitMessages } from '../en-GB.ts';
import { countOfCategories } from './numbers.ts';

export const filterableCategoryTree: KitMessages['filterableCategoryTree'] = {
  find: 'Kategorie suchen',
  found: (count) => `${countOfCategories(count)} gefunden`,
  noneFound: (text) => `Keine Kategorie passt zu „${text}“`,
};
