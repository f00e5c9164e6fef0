import type { KitMessages } from '../en-GB.ts';

export const paginationTools: KitMessages['paginationTools'] = {
  pageSize: 'Einträge pro Seite',
  jump: 'Zu Seite',
  goShort: 'Los',
  go: (page) => (page ? `Los, zu Seite ${page}` : 'Los'),
};
