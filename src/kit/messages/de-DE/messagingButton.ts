import type { KitMessages } from '../en-GB.ts';

export const messagingButton: KitMessages['messagingButton'] = {
  landmark: 'Nachrichten',
  label: 'Schreiben Sie uns (öffnet einen neuen Tab)',
};
