import { expect, test } from 'vitest';
import { openings as gullwing } from '../../brands/gullwing/openings.ts';
import { openings as tarnbrook } from '../../brands/tarnbrook/openings.ts';
import { payOf } from './pay.ts';

test.for([
  ['£15.10 an hour, overtime at time and a quarter', { value: 15.1, unitText: 'HOUR' }],
  ['£31,500 a year', { value: 31_500, unitText: 'YEAR' }],
  ['£38,000 to £42,000 a year', { minValue: 38_000, maxValue: 42_000, unitText: 'YEAR' }],
  ['£640 per week', { value: 640, unitText: 'WEEK' }],
] as const)('%s is pay that search engines can read', ([words, value]) => {
  expect(payOf(words)).toEqual({ '@type': 'MonetaryAmount', currency: 'GBP', value: { '@type': 'QuantitativeValue', ...value } });
});

test.for(['Competitive', 'From £12 an hour', '£12 for each shift', '€30,000 a year'])('%s is left to be read by people', (words) => {
  expect(payOf(words)).toBeUndefined();
});

test('the pay of every opening of both brands can be read', () => {
  for (const { title, salary } of [...tarnbrook, ...gullwing]) expect(payOf(salary ?? ''), title).toBeDefined();
});
