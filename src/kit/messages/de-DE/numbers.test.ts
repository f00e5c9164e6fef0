import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeNumber } from './numbers.ts';

it('A whole number reads as German writes it', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(wholeNumber(value)).toBe(value.toLocaleString('de-DE'));
    }),
  );
});
