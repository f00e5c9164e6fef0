import type { KitMessages } from '../en-GB.ts';

export const form: KitMessages['form'] = {
  titlePrefix: 'Fehler: ',
  spokenError: (message) => `Fehler: ${message}`,
  failed: 'Etwas ist schiefgegangen, bitte versuchen Sie es noch einmal.',
  required: (label) => (label === undefined ? 'Diese Angabe fehlt' : `Bitte ausfüllen: ${label}`),
  unticked: (label) => (label === undefined ? 'Bitte ankreuzen' : `Bitte ankreuzen: ${label}`),
};
