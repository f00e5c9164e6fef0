import type { KitMessages } from '../en-GB.ts';

export const alert: KitMessages['alert'] = {
  tones: { info: 'Hinweis:', success: 'Erledigt:', warning: 'Achtung:', danger: 'Fehler:' },
  dismiss: 'Diese Meldung schließen',
};
