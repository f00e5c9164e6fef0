import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deliveryArea,
  deliveryWarning,
  companyNumberWarning,
  postCodeWarning,
  vatNumberWarning,
  normaliseCompanyNumber,
  normalisePostCode,
  normaliseVatNumber,
} from './identifiers.ts';

const normalisers = [
  ['normaliseVatNumber', normaliseVatNumber, /^(?:(?:GB|XI)?\d{9}|(?:GD|HA)\d{3})$/u],
  ['normaliseCompanyNumber', normaliseCompanyNumber, /^(?:SC|NI|OC)\d{6}$/u],
  ['normalisePostCode', normalisePostCode, /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/u],
] as const;

describe.each(normalisers)('%s', (_, normalise, shape) => {
  it('leaves alone what is in normal form already', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme-ascii' }),
          fc.string({ unit: fc.constantFrom('Ｇ', 'Ｂ', '３', '４', '０', ' '), maxLength: 14 }),
          fc.stringMatching(/^[GBXIA-C \d.-]{0,14}$/u),
        ),
        (typed) => {
          expect(normalise(normalise(typed))).toBe(normalise(typed));
        },
      ),
    );
  });

  it('makes the same of a number however it is spaced and in whatever case it is typed', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', '  '), { minLength: 11, maxLength: 11 });
    fc.assert(
      fc.property(fc.stringMatching(shape), gaps, (number, between) => {
        const typed = Array.from(number.toLowerCase(), (character, index) => character + between[index]!).join('');
        expect(normalise(typed)).toBe(normalise(number));
      }),
    );
  });

  it('leaves a text of another shape as it was typed, but for spaces at its ends', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/u), (word) => {
        expect(normalise(` ${word} `)).toBe(word);
      }),
    );
  });
});

describe('a VAT number', () => {
  it.each([
    ['GB 340 8043 29', '340804329'],
    ['gb340.804-329', '340804329'],
    ['XI 340 8043 29', '340804329'],
    ['３４０８０４３２９', '340804329'],
    ['340804329001', '340804329001'],
    ['gd 001', 'GD001'],
    ['VAT Reg No: GB 340 8043 29', '340804329'],
    ['VRN 340804329', '340804329'],
    ['GB 340804329 VAT', '340804329'],
    ['GBHA 599', 'HA599'],
    ['', ''],
    ['abc', 'abc'],
    [' 1 ', '1'],
    ['DE 123 456 789', 'DE 123 456 789'],
    ['applied for', 'applied for'],
  ])('typed as "%s" is %s', (typed, normal) => {
    expect(normaliseVatNumber(typed)).toBe(normal);
  });

  it.each([
    '980780684',
    '831495816',
    '337440071',
    '245719348',
    '391313073',
    '340804329',
    '346270013',
    '340804329001',
    '009999914',
    '100000089',
    '949000040',
    '970000171',
    '999000005',
    '100000132',
    'GD499',
    'HA500',
    '',
  ])('has no warning: %s', (number) => {
    expect(vatNumberWarning(number)).toBeUndefined();
  });

  it.each([
    ['802311781', 'Please check this VAT number: its check digits do not fit'],
    ['123456789', 'Please check this VAT number: its check digits do not fit'],
    ['000000000', 'Please check this VAT number: its check digits do not fit'],
    ['010000090', 'Please check this VAT number: none like it is given out'],
    ['099999948', 'Please check this VAT number: none like it is given out'],
    ['949000138', 'Please check this VAT number: none like it is given out'],
    ['970000073', 'Please check this VAT number: none like it is given out'],
    ['999000103', 'Please check this VAT number: none like it is given out'],
    ['000000140', 'Please check this VAT number: none like it is given out'],
    ['100000034', 'Please check this VAT number: none like it is given out'],
    ['12345678', 'A UK VAT number has 9 digits, for example GB 123 4567 82'],
    ['DE123456789', 'A UK VAT number has 9 digits, for example GB 123 4567 82'],
    ['none', 'A UK VAT number has 9 digits, for example GB 123 4567 82'],
    ['GD500', 'This does not look like a UK VAT number'],
    ['HA499', 'This does not look like a UK VAT number'],
  ])('has a warning: %s', (number, warning) => {
    expect(vatNumberWarning(number)).toBe(warning);
  });

  it('that a warning gives as an example has no warning itself', () => {
    const example = /for example (.+)$/u.exec(vatNumberWarning('none') ?? '')?.[1];
    expect(example).toMatch(/\d/u);
    expect(vatNumberWarning(example!)).toBeUndefined();
  });

  it('with one wrong digit never passes as the same number', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const digits = Array.from('340804329', Number);
        digits[place] = (digits[place]! + step) % 10;
        // Both ways of checking are in use, so a slip can lead from one to the other; in this number none does.
        expect(vatNumberWarning(digits.join(''))).toBeDefined();
      }),
    );
  });
});

describe('a company number', () => {
  it.each([
    ['1234567', '01234567'],
    [' 0123 4567 ', '01234567'],
    ['sc-123456', 'SC123456'],
    ['ip12345r', 'IP12345R'],
    ['912345', '00912345'],
    ['Company No. 01234567', '01234567'],
    ['Registered in England No: 1234567', '01234567'],
    ['CRN SC123456', 'SC123456'],
    ['SC123456 (Scotland)', 'SC123456'],
    ['SC12345', 'SC012345'],
    ['NO123456', 'NO123456'],
    ['AB12345', 'AB12345'],
    ['', ''],
    ['1', '1'],
    ['12 34', '12 34'],
    ['abc', 'abc'],
    ['not registered yet', 'not registered yet'],
  ])('typed as "%s" is %s', (typed, normal) => {
    expect(normaliseCompanyNumber(typed)).toBe(normal);
  });

  it.each(['01234567', '912345', 'SC123456', 'ni612345', 'OC301234', 'R0000001', 'IP12345R', ''])('has no warning: %s', (number) => {
    expect(companyNumberWarning(number)).toBeUndefined();
  });

  it.each(['1', '00000000', '123456789', 'QQ123456', 'none'])('has a warning: %s', (number) => {
    expect(companyNumberWarning(number)).toBe('A company number has 8 characters, for example 01234567 or SC123456');
  });
});

describe('a company number that a warning gives as an example', () => {
  const examples = /for example (.+) or (.+)$/u.exec(companyNumberWarning('none') ?? '')?.slice(1);

  it.each(examples ?? ['missing'])('has no warning itself: %s', (example) => {
    expect(companyNumberWarning(example)).toBeUndefined();
  });
});

describe('a post code', () => {
  it.each([
    ['m120zx', 'M12 0ZX'],
    [' M12  0ZX ', 'M12 0ZX'],
    ['ec1a-1bb', 'EC1A 1BB'],
    ['bfpo 57', 'BFPO 57'],
    ['Postcode: M12 0ZX', 'M12 0ZX'],
    ['M12 0ZX, UK', 'M12 0ZX'],
    ['somewhere else', 'somewhere else'],
    ['London', 'London'],
    ['hello', 'hello'],
    ['', ''],
  ])('typed as "%s" is %s', (typed, normal) => {
    expect(normalisePostCode(typed)).toBe(normal);
  });

  it.each(['M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 1HQ', 'EC1A 1BB', 'GIR 0AA', 'BFPO 1234', 'je2 3ab', ''])(
    'has no warning: %s',
    (code) => {
      expect(postCodeWarning(code)).toBeUndefined();
    },
  );

  it.each(['Q1 1AA', 'V1 1AA', 'X1 1AA', 'AI1 1AA', 'M1 1CA', 'M1 1AO', 'M1', '90210', 'nowhere'])('has a warning: %s', (code) => {
    expect(postCodeWarning(code)).toBe('This does not look like a UK post code');
  });

  it.each([
    ['M12 0ZX', 'uk'],
    ['bt1 1aa', 'uk'],
    ['G11 5AA', 'uk'],
    ['GL1 1AA', 'uk'],
    ['JE2 3AB', 'outside'],
    ['gy1 1aa', 'outside'],
    ['IM1 1AA', 'outside'],
    ['GX11 1AA', 'outside'],
    ['gx111aa', 'outside'],
    ['BFPO 57', 'forces'],
    ['bfpo1234', 'forces'],
    ['BF1 2AU', 'forces'],
    ['B1 2AU', 'uk'],
    ['nowhere', 'unknown'],
    ['', 'unknown'],
  ])('tells where it lies for delivery: %s is %s', (code, area) => {
    expect(deliveryArea(code)).toBe(area);
  });

  it.each([
    ['JE2 3AB', 'This post code is outside the United Kingdom'],
    ['GX11 1AA', 'This post code is outside the United Kingdom'],
    ['BFPO 57', 'This is an address of the armed forces'],
    ['nowhere', 'This does not look like a UK post code'],
    ['M12 0ZX', undefined],
    ['', undefined],
  ])('tells the reviewer what to know of delivering to "%s"', (code, warning) => {
    expect(deliveryWarning(code)).toBe(warning);
  });
});
