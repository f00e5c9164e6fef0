import type { KitMessages } from '../en-GB.ts';

export const mobileMenu: KitMessages['mobileMenu'] = {
  title: 'Menü',
  contacts: 'Kontakt',
  newTab: '(öffnet einen neuen Tab)',
};
