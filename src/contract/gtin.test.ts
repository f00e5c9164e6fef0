import { expect, test } from 'vitest';
import { isPublicGtin } from './gtin.ts';

test.for([
  ['13 digits', '5000000000005'],
  ['14 digits around 13', '15000000000002'],
  ['12 digits', '614141000036'],
  ['8 digits', '96385074'],
] as const)('%s from an open range with a right check digit are a GTIN', ([, barcode]) => {
  expect(isPublicGtin(barcode)).toBe(true);
});

test.for([
  ['a wrong check digit', '5000000000006'],
  ['the range 20 to 29', '2004210000287'],
  ['the range 02', '0200000000004'],
  ['the range 04', '0400000000008'],
  ['the range 2 of 12 digits', '200000000004'],
  ['the range 20 to 29 in a case of 14 digits', '12000000000005'],
  ['the range 2 of 8 digits', '20000004'],
  ['letters', '12AB'],
  ['a length that no GTIN has', '12345678905'],
] as const)('no GTIN: %s', ([, barcode]) => {
  expect(isPublicGtin(barcode)).toBe(false);
});
