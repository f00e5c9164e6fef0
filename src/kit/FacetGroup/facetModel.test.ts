import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenFirst, FIRST, shownValues } from './facetModel.ts';

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

const shown = (values: readonly string[], chosen: string[], find: string, all: boolean, counts: Record<string, number> = {}) =>
  shownValues(values, { chosen: new Set(chosen), find, all, first: FIRST, labelOf: (value) => value, countOf: (value) => counts[value] });

test('eight are all shown, of more the first six and the chosen ones', () => {
  expect(shown(brands.slice(0, 8), [], '', false)).toHaveLength(8);
  expect(shown(brands, [], '', false)).toHaveLength(FIRST);
  expect(shown(brands, ['Brand 30'], '', false)).toEqual([...brands.slice(0, FIRST), 'Brand 30']);
  expect(shown(brands, [], '', true)).toEqual(brands);
  expect(shown(brands.slice(0, 9), [], '', false)).toHaveLength(FIRST);
});

test('of many those with most products are shown first, in their own sequence', () => {
  const counts = { 'Brand 3': 1, 'Brand 9': 40, 'Brand 20': 106 };
  expect(shown(brands, ['Brand 30'], '', false, counts)).toEqual([
    'Brand 1',
    'Brand 2',
    'Brand 3',
    'Brand 4',
    'Brand 9',
    'Brand 20',
    'Brand 30',
  ]);
});

test('finds within all of them, without regard to accents, capitals and outer spaces', () => {
  expect(shown([...brands, 'Crème Élan'], [], '  creme e', false)).toEqual(['Crème Élan']);
  expect(shown(brands, [], 'brand 3', false)).toEqual(['Brand 3', 'Brand 30']);
  expect(shown(brands, [], 'xyz', true)).toEqual([]);
});
