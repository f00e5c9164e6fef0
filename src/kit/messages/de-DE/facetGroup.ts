import type { KitMessages } from '../en-GB.ts';
import { wholeNumber } from './numbers.ts';

export const facetGroup: KitMessages['facetGroup'] = {
  chosen: (count) => `${count} ausgewählt`,
  find: 'Suchen',
  found: (count) => `${count} gefunden`,
  noneFound: (text) => `Nichts passt zu „${text}“`,
  none: 'Nichts zur Auswahl',
  showAll: (count) => `Alle ${count} zeigen`,
  showFewer: 'Weniger zeigen',
  clear: 'Entfernen',
  full: (max) => `Bis zu ${max} auf einmal. Wählen Sie zuerst eines ab.`,
  count: wholeNumber,
  products: (count) => (count === 1 ? 'Produkt' : 'Produkte'),
};
