import type { KitMessages } from '../en-GB.ts';

export const brandFilter: KitMessages['brandFilter'] = {
  legend: 'Marken',
  chosen: (count) => `${count} ausgewählt`,
  find: 'Marke suchen',
  found: (count) => (count === 1 ? '1 Marke gefunden' : `${count} Marken gefunden`),
  noneFound: (text) => `Keine Marke passt zu „${text}“`,
  none: 'Keine Marken zur Auswahl',
  showAll: (count) => `Alle ${count} Marken zeigen`,
  showFewer: 'Weniger zeigen',
  clear: 'Marken entfernen',
  full: (max) => `Bis zu ${max} Marken auf einmal. Wählen Sie zuerst eine ab.`,
};
