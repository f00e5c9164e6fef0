import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareTelephone, telephone } from './fields.ts';

describe('a telephone number', () => {
  it.each([
    ['(0161) 496-0142', '01614960142'],
    ['0161\u00a0496\u20130142', '01614960142'],
    ['+44 161 496 0142', '+441614960142'],
    ['0161.496.0142', '0161.496.0142'],
  ])('loses spaces, hyphens and brackets, and nothing else: %s', (typed, bare) => {
    expect(bareTelephone(typed)).toBe(bare);
  });

  it('is right as soon as it is digits alone, however they were parted', () => {
    const parting = fc.constantFrom(' ', '-', '(', ')', '\t', '–');
    fc.assert(
      fc.property(fc.array(fc.oneof(parting, fc.constantFrom(...'0123456789'.split(''))), { minLength: 1, maxLength: 20 }), (typed) => {
        expect(telephone(bareTelephone(typed.join('')))).toBeUndefined();
      }),
    );
  });

  it.each(['+441614960142', '0161.496.0142', '0161 call me', '٠١٦١'])('says of %s that only numbers are allowed', (typed) => {
    expect(telephone(bareTelephone(typed))).toBe('Only numbers are allowed');
  });
});
