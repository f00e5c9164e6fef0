import type { KitMessages } from '../en-GB.ts';

export const button: KitMessages['button'] = {
  loading: '(wird ausgeführt)',
};
