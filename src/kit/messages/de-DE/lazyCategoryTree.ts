import type { KitMessages } from '../en-GB.ts';
import { countOfCategories } from './numbers.ts';

export const lazyCategoryTree: KitMessages['lazyCategoryTree'] = {
  loading: 'Wird geladen …',
  failed: 'Konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  saysLoading: (name) => `Die Kategorien in ${name} werden geladen`,
  saysLoaded: (name, count) => `${count === 0 ? 'Keine Kategorien' : countOfCategories(count)} in ${name}`,
  saysFailed: (name) => `Die Kategorien in ${name} konnten nicht geladen werden`,
};
