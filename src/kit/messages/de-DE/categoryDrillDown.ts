import type { KitMessages } from '../en-GB.ts';
import { countOfCategories } from './numbers.ts';

export const categoryDrillDown: KitMessages['categoryDrillDown'] = {
  top: 'allen Kategorien',
  back: (name) => `Zurück zu ${name}`,
  all: (name) => `Alles in ${name}`,
  below: (count) => `${countOfCategories(count)} darunter`,
};
