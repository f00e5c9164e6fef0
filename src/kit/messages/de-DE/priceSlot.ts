import type { KitMessages } from '../en-GB.ts';

export const priceSlot: KitMessages['priceSlot'] = {
  short: 'Preis nach Registrierung',
  title: 'Händlerpreise gibt es nach der Registrierung',
  explanation: '',
  register: 'Unternehmen registrieren',
  notify: 'Benachrichtigen, sobald es Preise gibt',
};
