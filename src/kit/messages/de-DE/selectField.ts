import type { KitMessages } from '../en-GB.ts';

export const selectField: KitMessages['selectField'] = {
  choose: 'Bitte wählen',
};
