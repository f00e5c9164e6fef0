import type { KitMessages } from '../en-GB.ts';

export const resultDialog: KitMessages['resultDialog'] = {
  success: 'Erfolgreich',
  failure: 'Fehlgeschlagen',
  close: 'Schließen',
};
