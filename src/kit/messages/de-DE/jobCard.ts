import type { KitMessages } from '../en-GB.ts';

export const jobCard: KitMessages['jobCard'] = {
  view: 'Stelle ansehen',
  current: '(diese Stelle)',
};
