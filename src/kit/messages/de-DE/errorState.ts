import type { KitMessages } from '../en-GB.ts';

export const errorState: KitMessages['errorState'] = {
  title: 'Etwas ist schiefgegangen',
  explanation: 'Bitte versuchen Sie es noch einmal.',
  offline: 'Sie sind offline. Versuchen Sie es noch einmal, sobald Sie wieder online sind.',
  retry: 'Noch einmal versuchen',
  retrying: 'Neuer Versuch …',
};
