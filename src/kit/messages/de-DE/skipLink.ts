import type { KitMessages } from '../en-GB.ts';

export const skipLink: KitMessages['skipLink'] = {
  label: 'Zum Inhalt springen',
};
