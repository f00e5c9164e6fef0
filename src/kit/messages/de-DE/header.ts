import type { KitMessages } from '../en-GB.ts';

export const header: KitMessages['header'] = {
  contacts: 'Kontakt',
  newTab: '(öffnet einen neuen Tab)',
};
