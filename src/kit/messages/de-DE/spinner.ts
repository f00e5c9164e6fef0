import type { KitMessages } from '../en-GB.ts';

export const spinner: KitMessages['spinner'] = {
  loading: 'Wird geladen …',
};
