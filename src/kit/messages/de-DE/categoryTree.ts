import type { KitMessages } from '../en-GB.ts';
import { wholeNumber } from './numbers.ts';

export const categoryTree: KitMessages['categoryTree'] = {
  label: 'Produktkategorien',
  count: wholeNumber,
  products: (count) => (count === 1 ? 'Produkt' : 'Produkte'),
};
