import type { KitMessages } from '../en-GB.ts';

export const sortMenu: KitMessages['sortMenu'] = {
  label: 'Sortieren nach',
};
