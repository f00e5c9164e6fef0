import type { KitMessages } from '../en-GB.ts';

export const searchField: KitMessages['searchField'] = {
  label: 'Produkte suchen',
  submit: 'Suchen',
  clear: 'Suchtext löschen',
};
