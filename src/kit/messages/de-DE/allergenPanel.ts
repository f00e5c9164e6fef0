import type { KitMessages } from '../en-GB.ts';

export const allergenPanel: KitMessages['allergenPanel'] = {
  heading: 'Allergene',
  contains: 'Enthält',
  mayContain: 'Kann enthalten',
  others: 'Nicht angegeben sind',
  none: 'Keine angegeben.',
  unknown: 'Nicht angegeben.',
};
