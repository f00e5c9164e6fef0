import type { KitMessages } from '../en-GB.ts';

export const alert: KitMessages['alert'] = {
  severities: { info: 'Hinweis:', success: 'Erledigt:', warning: 'Achtung:', error: 'Fehler:' },
  dismiss: 'Diese Meldung schließen',
};
