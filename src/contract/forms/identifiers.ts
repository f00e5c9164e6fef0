/**
 * VAT numbers, company numbers and post codes of the United Kingdom. A text of their shape is put into its usual form; any other stays as it was typed.
 * Warnings are shown to the person who types and to the reviewer and never block: a wrong refusal loses a customer.
 */

import { cleanLine, plainDigits } from '../text.ts';

/** A number of letters and digits: those in upper case, however wide and of whatever script, without what people, devices and spreadsheets write between and around them. */
export function bareNumber(typed: string): string {
  return plainDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/(?<=^\d+)\.0$|[^\p{L}\p{N}]/gu, '');
}

/** Words of letterheads before such a number and behind it. */
const numberWords = '(?:VAT|VRN|CRN|REG(?:ISTERED|ISTRATION)?|NO|NR|NUMBER|CO|COMPANY|COMPANIES|HOUSE|IN|ENGLAND|AND|WALES|SCOTLAND|UK)*';

/** The form of a VAT number: 9 digits, or 12 of a branch; GD or HA and 3 digits of an authority. The country code before it may be missing. */
const vatNumberShape = new RegExp(`^${numberWords}(?:GB|XI)?(\\d{9}(?:\\d{3})?|(?:GD|HA)\\d{3})${numberWords}$`, 'u');

/** A VAT number without country code, spaces and punctuation: `340804329`. A text of another shape comes back cleaned. */
export function normaliseVatNumber(typed: string): string {
  return vatNumberShape.exec(bareNumber(typed))?.[1] ?? cleanLine(typed);
}

/** Ranges of first seven digits that were never given out, by the number added to the sum; both ends included. */
const unusedVatNumbers: Readonly<Record<0 | 55, readonly (readonly [from: number, to: number])[]>> = {
  0: [
    [100_000, 999_999],
    [9_490_001, 9_700_000],
    [9_990_001, 9_999_999],
  ],
  55: [[0, 1_000_000]],
};

/** The last two digits check the seven before (weights 8 to 2, modulus 97, since 2010 also with 55 added); GD and HA numbers have no check. */
export function vatNumberWarning(typed: string): string | undefined {
  const number = normaliseVatNumber(typed);
  if (number === '') return undefined;
  const short = /^(GD|HA)(\d{3})$/u.exec(number);
  if (short) {
    const isGovernment = Number(short[2]) < 500;
    return isGovernment === (short[1] === 'GD') ? undefined : 'This does not look like a UK VAT number';
  }
  if (!/^\d{9}(?:\d{3})?$/u.test(number)) return 'A UK VAT number has 9 digits, for example GB 123 4567 82';
  const digits = Array.from(number, Number);
  const sum = digits.slice(0, 7).reduce((total, digit, index) => total + digit * (8 - index), 0) + Number(number.slice(7, 9));
  const start = Number(number.slice(0, 7));
  const added = ([0, 55] as const).find((each) => (sum + each) % 97 === 0);
  if (added === undefined || start === 0) return 'Please check this VAT number: its check digits do not fit';
  const isUnused = unusedVatNumbers[added].some(([from, to]) => start >= from && start <= to);
  return isUnused ? 'Please check this VAT number: none like it is given out' : undefined;
}

/** Beginnings of company numbers (Companies House): only digits for England and Wales, otherwise two letters. */
const companyPrefixes =
  'AC CE CS EN FC FE GE GN GS IP LP NC NF NI NL NO NP NR NV NZ OC OE PC R0 RC RS SA SC SE SF SI SL SO SP SR SZ ZC'.split(' ');

const companyNumberShape = new RegExp(`^${numberWords}([A-Z]{0,2})(\\d{5,8})${numberWords}$`, 'u');

/**
 * A company number in eight characters, letters in upper case: `SC123456`. Six or seven digits, or five behind two letters, get the zeros in front that people
 * leave out; a shorter number probably lacks other digits. A text of another shape is only cleaned.
 */
export function normaliseCompanyNumber(typed: string): string {
  const bare = bareNumber(typed);
  if (isPrefixed(bare)) return bare;
  const [, letters = '', digits = ''] = companyNumberShape.exec(bare) ?? [];
  const number = letters + digits.padStart(8 - letters.length, '0');
  return (letters === '' ? digits.length > 5 : isPrefixed(number)) ? number : cleanLine(typed);
}

/** A prefix with six more characters, of which digits are the most: "FCAAAAAA" is a word. */
function isPrefixed(number: string): boolean {
  return /^[A-Z\d]{8}$/u.test(number) && /\d{4}/u.test(number) && companyPrefixes.includes(number.slice(0, 2));
}

export function companyNumberWarning(typed: string): string | undefined {
  const number = normaliseCompanyNumber(typed);
  if (number === '' || (/^\d{8}$/u.test(number) && Number(number) > 0)) return undefined;
  if (isPrefixed(number)) return undefined;
  return 'A company number has 8 characters, for example 01234567 or SC123456';
}

/** A post code in upper case with its one space: `M12 0ZX`. Any other text is only cleaned. */
export function normalisePostCode(typed: string): string {
  const code = bareNumber(typed).replace(/^POSTCODE|(?<=\d[A-Z]{2})(?:UK|ENGLAND)$/gu, '');
  if (/^BFPO\d{1,4}$/u.test(code)) return `BFPO ${code.slice(4)}`;
  return /^[A-Z][A-Z\d]{1,3}\d[A-Z]{2}$/u.test(code) ? `${code.slice(0, -3)} ${code.slice(-3)}` : cleanLine(typed);
}

/** The shapes of BS 7666: A9, A99, AA9, AA99, A9A, AA9A, then a digit and two letters that cannot be misread. */
const postCodePattern =
  /^(?:GIR 0AA|BFPO \d{1,4}|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]) \d[ABD-HJLNP-UW-Z]{2})$/u;

export function postCodeWarning(typed: string): string | undefined {
  const code = normalisePostCode(typed);
  return code === '' || postCodePattern.test(code) ? undefined : 'This does not look like a UK post code';
}

/** `uk`: we deliver there; `outside`: Jersey, Guernsey, Isle of Man, Gibraltar; `forces`: a British Forces Post Office; `unknown`: no post code. */
export function deliveryArea(typed: string): 'uk' | 'outside' | 'forces' | 'unknown' {
  const code = normalisePostCode(typed);
  if (!postCodePattern.test(code)) return 'unknown';
  if (/^BF(?:PO |\d)/u.test(code)) return 'forces';
  return /^(?:JE|GY|IM|GX)\d/u.test(code) ? 'outside' : 'uk';
}

/** The warning for the reviewer about a post code that goods may have to be delivered to. */
export function deliveryWarning(typed: string): string | undefined {
  const area = deliveryArea(typed);
  if (area === 'outside') return 'This post code is outside the United Kingdom';
  return area === 'forces' ? 'This is an address of the armed forces' : postCodeWarning(typed);
}
