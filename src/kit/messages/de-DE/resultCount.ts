import type { KitMessages } from '../en-GB.ts';
import { wholeNumber } from './numbers.ts';

export const resultCount: KitMessages['resultCount'] = {
  none: 'Keine Produkte gefunden',
  all: (total) => (total === 1 ? '1 Produkt' : `${wholeNumber(total)} Produkte`),
  order: (order) => `, sortiert nach ${order}`,
  range: (from, to, total) => `${wholeNumber(from)} bis ${wholeNumber(to)} von ${wholeNumber(total)} Produkten`,
};
