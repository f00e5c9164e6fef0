import type { KitMessages } from '../en-GB.ts';

export const accordion: KitMessages['accordion'] = {
  showAll: 'Alle Abschnitte öffnen',
  showOne: 'Abschnitte einzeln öffnen',
  hideAll: 'Alle Abschnitte schließen',
};
