import type { KitMessages } from '../en-GB.ts';

export const banner: KitMessages['banner'] = {
  landmark: 'Ankündigung',
  dismiss: 'Ankündigung schließen',
};
