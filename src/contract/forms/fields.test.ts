import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareTelephone, lineMaxLength, telephone, webAddress } from './fields.ts';

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

describe('the address of a web page', () => {
  it.each([
    '',
    '  ',
    'https://www.example.com/in/zoe-ackley',
    'HTTP://profiles.example.co.uk',
    'profiles.example.com',
    'www.example.com/in/zoë?from=cv#work',
    'bücher.example',
    'example.com:8443/zoe',
    ' example.com/zoe ',
  ])('may be "%s"', (address) => {
    expect(webAddress(address)).toBeUndefined();
  });

  it.each([
    'zoe-ackley',
    '/in/zoe-ackley',
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,hello',
    'file:///etc/hosts',
    'mailto:zoe@example.com',
    'zoe@example.com',
    'https://zoe:secret@example.com',
    'https://',
    'https:///example.com',
    '//example.com',
    'example..com',
    '-example.com',
    'example.com and more',
    '192.0.2.1',
  ])('is not "%s"', (address) => {
    expect(webAddress(address)).toBe('Please enter a web address, such as www.example.com/your-name');
  });

  it('is not longer than a line', () => {
    const address = `example.com/${'a'.repeat(lineMaxLength)}`;
    expect(webAddress(address)).toBe('Must be at most 200 characters');
  });
});
