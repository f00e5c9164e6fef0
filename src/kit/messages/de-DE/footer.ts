import type { KitMessages } from '../en-GB.ts';

export const footer: KitMessages['footer'] = {
  contact: 'Kontakt',
  hours: 'Öffnungszeiten',
  social: 'Folgen Sie uns',
  newTab: '(öffnet einen neuen Tab)',
};
