import type { KitMessages } from '../en-GB.ts';

export const pagination: KitMessages['pagination'] = {
  label: 'Seiten',
  page: (page) => `Seite ${page}`,
  previous: 'Zurück',
  previousLabel: 'Zurück zur vorherigen Seite',
  next: 'Weiter',
  nextLabel: 'Weiter zur nächsten Seite',
  status: (page, total) => `Seite ${page} von ${total}`,
};
