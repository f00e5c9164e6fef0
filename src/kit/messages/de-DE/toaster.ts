import type { KitMessages } from '../en-GB.ts';

export const toaster: KitMessages['toaster'] = {
  label: 'Meldungen',
  dismiss: 'Diese Meldung schließen',
};
