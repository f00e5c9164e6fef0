import type { KitMessages } from '../en-GB.ts';

export const navigationList: KitMessages['navigationList'] = {
  label: 'Hauptnavigation',
};
