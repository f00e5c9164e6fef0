import { expect, it } from 'vitest';
import type { Product } from '../../../contract/catalogue.ts';
import { isFood } from './isFood.ts';

const notFood = ['Packaging'];

it('takes goods for food that are stored as food, or stand among foods, so that their pages say that the allergens are not declared', () => {
  expect(isFood({ storage: 'ambient' } as Product, [{ id: 1, name: 'Packaging' }], notFood)).toBe(true);
  expect(isFood({ name: 'Custard tart' } as Product, [{ id: 2, name: 'Cakes & Pastries' }], notFood)).toBe(true);
  expect(isFood({ name: 'Foil' } as Product, [{ id: 1, name: 'Packaging' }], notFood)).toBe(false);
});
