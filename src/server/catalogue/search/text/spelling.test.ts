import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differingLetters, allowedDistance, isShortMisspelling, letterBits, editDistance } from './spelling.ts';

describe('distance between two words', () => {
  it.each([
    ['haddock', 'haddock', 0],
    ['haddok', 'haddock', 1],
    ['hadddock', 'haddock', 1],
    ['haddocj', 'haddock', 1],
    ['hadodck', 'haddock', 1],
    ['hdadock', 'haddock', 1],
    ['mayonaise', 'mayonnaise', 1],
    ['mayonase', 'mayonnaise', 2],
    ['cod', 'haddock', 3],
    ['', 'ab', 2],
  ])('%s, %s: %i', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
    expect(editDistance(b, a, 2)).toBe(distance);
  });

  it('are told only up to the limit', () => {
    expect(editDistance('abc', 'xyz', 1)).toBe(2);
    expect(editDistance('a', 'abcdefgh', 1)).toBe(2);
  });

  it('never exceed what the letters allow: one step changes at most two kinds of letters', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(differingLetters(letterBits(a), letterBits(b))).toBeLessThanOrEqual(editDistance(a, b, 20) * 2);
      }),
    );
  });
});

it('forgives one misspelling from five letters on, two from eight', () => {
  expect([3, 4, 5, 7, 8, 20].map(allowedDistance)).toEqual([0, 0, 1, 1, 2, 2]);
});

it.each([
  ['chp', 'chip', true],
  ['codd', 'cod', true],
  ['cofe', 'coffe', true],
  ['brna', 'bran', true],
  ['nan', 'naan', true],
  ['cale', 'cable', true],
  ['pear', 'pearl', false],
  ['lack', 'black', false],
  ['cod', 'cos', false],
  ['cods', 'cod', false],
  ['nit', 'nut', false],
  ['cod', 'cod', false],
])('a short word is a misspelling only where no other is meant: "%s" of "%s" is %s', (typed, meant, isMisspelling) => {
  expect(isShortMisspelling(typed, meant)).toBe(isMisspelling);
});
