import type { KitMessages } from '../en-GB.ts';
import { wholeNumber } from './numbers.ts';

export const filterDrawer: KitMessages['filterDrawer'] = {
  open: 'Kategorien',
  openWithBrands: 'Kategorien & Marken',
  openWithOthers: 'Filter',
  title: 'Kategorien und Marken',
  titleWithOthers: 'Filter',
  active: () => 'Filter aktiv',
  apply: (count) =>
    count === undefined
      ? 'Filter anwenden'
      : count === 1
        ? 'Filter anwenden (1 Produkt)'
        : `Filter anwenden (${wholeNumber(count)} Produkte)`,
  nothing: 'Filter anwenden (keine Produkte)',
  clear: 'Alle entfernen',
};
