import type { KitMessages } from '../en-GB.ts';

export const errorState: KitMessages['errorState'] = {
  title: 'Etwas ist schiefgegangen',
  explanation: 'Bitte versuchen Sie es noch einmal.',
  offline: 'Ihr Gerät hat keine Verbindung. Bitte versuchen Sie es noch einmal, sobald sie wieder besteht.',
  retry: 'Noch einmal versuchen',
  retrying: 'Neuer Versuch …',
};
