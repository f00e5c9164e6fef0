import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessFields } from '../../src/contract/forms/accountFields.ts';
import { emptyValuesOf, rulesOf, tidiedValues } from '../../src/contract/forms/fieldDefinitions.ts';
import { brokenRules } from '../../src/contract/forms/rules.ts';
import { accountFormSchema } from '../../src/contract/forms/schemas.ts';
import { fieldProps } from '../../src/storefront/forms/fieldProps.ts';
import { cleanFields } from '../../src/server/http/forms.ts';

type Field = keyof typeof businessFields;

/** The value that the screen makes of a typed text when its field is left, and its verdict. */
function onScreen(field: Field, typed: string) {
  const { tidy, validate } = fieldProps(businessFields, field);
  return { value: tidy(typed), verdict: validate(typed), verdictOfValue: validate(tidy(typed)) };
}

/** The value that the server stores of the same text, and its verdict. */
function onServer(field: Field, typed: string) {
  const { business } = accountFormSchema.parse({ business: { ...emptyValuesOf(businessFields), [field]: typed }, directors: [{}] });
  const clean = cleanFields(business);
  const verdict = brokenRules(rulesOf(businessFields), clean)[field];
  return { value: tidiedValues(businessFields, clean)[field], verdict, verdictOfValue: verdict };
}

describe('A field of a form', () => {
  it.each<[Field, string, string]>([
    ['mobileNo', '\u202a+44 7700 900123\u202c', '07700900123'],
    ['mobileNo', '\u2066＋４４ ７７００ ９００１２３\u2069', '07700900123'],
    ['landlineNo', '٠١٦١\u2009٤٩٦\u2011٠١٤٢', '01614960142'],
    ['landlineNo', '०१६१.४९६.०१४२', '01614960142'],
    ['landlineNo', 'tel:+44 (0) 161 496 0142\u200e', '01614960142'],
    ['vatNumber', '\u202aGB\u00a0340\u20138043\u201129\u202c', '340804329'],
    ['vatNumber', 'ＧＢ３４０　８０４３　２９', '340804329'],
    ['vatNumber', '٣٤٠٨٠٤٣٢٩', '340804329'],
    ['registrationNumber', '\ufeffsc\u2009123456\u200b', 'SC123456'],
    ['registrationNumber', 'ｓｃ–１２３４५६', 'SC123456'],
    ['vatNumber', '340804329.0', '340804329'],
    ['registrationNumber', '1234567.0', '01234567'],
    ['postCode', 'm12\u30000zx\u200f', 'M12 0ZX'],
    ['postCode', 'Ｍ１２·０ＺＸ', 'M12 0ZX'],
    ['name', '\u200bCafe\u0301\u00a0Noor\u2028', 'Café Noor'],
    ['name', '\u202bفروشگاه علی\u200cرضا\u202c', 'فروشگاه علی\u200cرضا'],
    ['city', '\u3000Stoke\u00ad-on\u2011Trent ', 'Stoke-on\u2011Trent'],
    ['mail', '\u202aanna@shop.example\u202c', 'anna@shop.example'],
  ])('%s written %j is %j on the screen and on the server', (field, typed, value) => {
    const right = { value, verdict: undefined, verdictOfValue: undefined };
    expect(onScreen(field, typed)).toEqual(right);
    expect(onServer(field, typed)).toEqual(right);
  });

  it.each<[Field, string]>([
    ['mobileNo', '\u202a07700 9OO123\u202c'],
    ['name', '\u200b\u3164\u2800'],
    ['mail', 'anna@shop\u2066'],
    ['city', 'x\u0301'.repeat(201)],
  ])('%s written %j is refused with the same words on both', (field, typed) => {
    expect(onScreen(field, typed).verdict).toBeDefined();
    expect(onServer(field, typed).verdict).toBe(onScreen(field, typed).verdict);
  });

  it('gets the same verdict on both, and the same value, whatever is typed', () => {
    const fields = fc.constantFrom(...(Object.keys(businessFields) as Field[]));
    const marks = fc.constantFrom(...' \t\u00a0\u2009\u200b\u200c\u202a\u202c\ufeff\u0301０٣३-–.()+@/'.split(''));
    const texts = fc.array(
      fc.oneof(marks, fc.constantFrom('44', '0161', '496', 'SC', 'GB', 'ü', '.example', 'a'), fc.string({ unit: 'binary', maxLength: 2 })),
      {
        maxLength: 10,
      },
    );
    fc.assert(
      fc.property(fields, texts, (field, parts) => {
        const [screen, server] = [onScreen(field, parts.join('')), onServer(field, parts.join(''))];
        expect(screen.verdict).toBe(server.verdict);
        // A domain is put into the letters of DNS by the server alone: people go on reading what they typed.
        if (field !== 'mail') expect(screen).toEqual(server);
      }),
      { numRuns: 200 },
    );
  });
});
