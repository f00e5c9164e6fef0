import type { KitMessages } from '../en-GB.ts';

export const fieldArrayGroup: KitMessages['fieldArrayGroup'] = {
  legend: (position, total) => `Eintrag ${position} von ${total}`,
  add: 'Weiteren hinzufügen',
  full: (max) => `Sie können bis zu ${max} hinzufügen`,
  remove: 'Entfernen',
  removed: (legend) => `${legend} wurde entfernt.`,
  undo: 'Rückgängig',
  dismiss: 'Schließen',
  up: 'Nach oben',
  down: 'Nach unten',
  copy: 'Kopieren',
  insert: 'Darüber einfügen',
  moved: (legend) => `Verschoben: jetzt ${legend}.`,
  confirm: (legend) => `${legend} entfernen?`,
  confirmYes: 'Ja, entfernen',
  confirmNo: 'Nein, behalten',
  restored: (legend) => `${legend} ist wieder da.`,
  expand: 'Zeigen',
  collapse: 'Verbergen',
  nothing: 'Noch nichts ausgefüllt',
};
