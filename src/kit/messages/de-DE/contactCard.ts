import type { KitMessages } from '../en-GB.ts';

export const contactCard: KitMessages['contactCard'] = {
  telephone: 'Telefon',
  mail: 'E-Mail',
  messaging: 'Nachrichten',
  address: 'Anschrift',
  hours: 'Öffnungszeiten',
};
