import type { KitMessages } from '../en-GB.ts';

export const productGrid: KitMessages['productGrid'] = {
  loading: 'Produkte werden geladen',
};
