import { expect, it } from 'vitest';
import type { Product } from '../../../contract/catalogue.ts';
import { isFood } from './isFood.ts';

it('takes whatever is stored for food, so that its page says that the allergens are not declared', () => {
  expect(isFood({ storage: 'ambient' } as Product)).toBe(true);
  expect(isFood({ name: 'Foil' } as Product)).toBe(false);
});
