import type { KitMessages } from '../en-GB.ts';

export const storageBadge: KitMessages['storageBadge'] = {
  ambient: 'Ungekühlt',
  chilled: 'Gekühlt',
  frozen: 'Tiefgekühlt',
};
