import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeNumber } from './numbers.ts';

it('A whole number reads as British English writes it', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(wholeNumber(value)).toBe(value.toLocaleString('en-GB'));
    }),
  );
});
