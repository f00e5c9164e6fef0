import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenFirst, FIRST, shownBrands } from './brandFilterModel.ts';

const brands = Array.from({ length: 30 }, (_, index) => `Brand ${index + 1}`);

test('chosen brands come first, each once, also those that are no longer on offer', () => {
  expect(chosenFirst(['Ardle', 'Bexo', 'Corvane'], ['Corvane', 'Gone'])).toEqual(['Corvane', 'Gone', 'Ardle', 'Bexo']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string()), (options, chosen) => {
      const names = chosenFirst(options, chosen);
      expect(new Set(names)).toEqual(new Set([...options, ...chosen]));
      expect(names).toHaveLength(new Set(names).size);
      expect(new Set(names.slice(0, chosen.length))).toEqual(new Set(chosen));
    }),
  );
});

test('twelve are all shown, of more the first ten and the chosen ones', () => {
  expect(shownBrands(brands.slice(0, 12), new Set(), '', false)).toHaveLength(12);
  expect(shownBrands(brands, new Set(), '', false)).toHaveLength(FIRST);
  expect(shownBrands(brands, new Set(['Brand 30']), '', false)).toEqual([...brands.slice(0, FIRST), 'Brand 30']);
  expect(shownBrands(brands, new Set(), '', true)).toEqual(brands);
});

test('finds within all of them, without regard to accents, capitals and outer spaces', () => {
  expect(shownBrands([...brands, 'Crème Élan'], new Set(), '  creme e', false)).toEqual(['Crème Élan']);
  expect(shownBrands(brands, new Set(), 'brand 3', false)).toEqual(['Brand 3', 'Brand 30']);
  expect(shownBrands(brands, new Set(), 'xyz', true)).toEqual([]);
});
