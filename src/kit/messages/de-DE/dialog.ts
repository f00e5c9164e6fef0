import type { KitMessages } from '../en-GB.ts';

export const dialog: KitMessages['dialog'] = {
  close: 'Schließen',
};
