import type { KitMessages } from '../en-GB.ts';

export const activeFilters: KitMessages['activeFilters'] = {
  label: 'Aktive Filter',
  remove: (group, label) => `${group}: ${label}, entfernen`,
  clear: 'Alle entfernen',
};
