/**
 * Whether a barcode is a GTIN that identifies its goods everywhere: it has the length of one and a right check digit, and its prefix is not
 * reserved for use inside a company or a country.
 *
 * Source: GS1 General Specifications, "GS1 Prefixes" and "Restricted Circulation Numbers": of 13 digits 02, 04 and 20 to 29 (so of 12 digits 2 and 4);
 * of 8 digits 0 and 2. A GTIN of 14 digits holds one of 13 behind its first digit.
 */
export function isPublicGtin(barcode: string): boolean {
  if (!isGtin(barcode)) return false;
  if (barcode.length === 8) return !/^[02]/u.test(barcode);
  return !/^(?:0[24]|2)/u.test(barcode.padStart(14, '0').slice(1));
}

/** Whether a barcode has the length and the check digit of a GTIN. */
export function isGtin(barcode: string): boolean {
  return /^(?:\d{8}|\d{12,14})$/u.test(barcode) && hasRightCheckDigit(barcode);
}

/** Of the digits before the last, every second from the right counts three times; with the last they make a multiple of ten. */
function hasRightCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
