import { expect, it } from 'vitest';
import { isFood } from './isFood.ts';

const notFood = ['Packaging'];

it('takes goods for food that are stored as food, or stand among foods, so that their pages say that the allergens are not declared', () => {
  expect(isFood({ storage: 'ambient' }, 'Packaging', notFood)).toBe(true);
  expect(isFood({}, 'Cakes & Pastries', notFood)).toBe(true);
  expect(isFood({}, 'Packaging', notFood)).toBe(false);
});
