import type { KitMessages } from '../en-GB.ts';

export const allergenPanel: KitMessages['allergenPanel'] = {
  heading: 'Allergene',
  contains: 'Enthält',
  mayContain: 'Kann enthalten',
  others: (count) => `Die anderen ${count}: keine angegeben`,
  all: (count) => `Keines der ${count} angegeben`,
  none: 'Keine angegeben.',
  unknown: 'Nicht angegeben.',
};
