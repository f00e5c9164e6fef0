import { expect, test } from 'vitest';
import { openings as gullwing } from '../../brands/gullwing/openings.ts';
import { openings as tarnbrook } from '../../brands/tarnbrook/openings.ts';
import { payOf } from './pay.ts';

test.for([
  ['£15.10 an hour, overtime at time and a quarter', { value: 15.1, unitText: 'HOUR' }],
  ['£31,500 a year', { value: 31_500, unitText: 'YEAR' }],
  ['£38,000 to £42,000 a year', { minValue: 38_000, maxValue: 42_000, unitText: 'YEAR' }],
  ['£26,400 a year for 37.5 hours a week', { value: 26_400, unitText: 'YEAR' }],
  ['£640 per week', { value: 640, unitText: 'WEEK' }],
] as const)('%s is pay that search engines can read', ([words, value]) => {
  expect(payOf(words)).toEqual({ '@type': 'MonetaryAmount', currency: 'GBP', value: { '@type': 'QuantitativeValue', ...value } });
});

test.for(['Competitive', 'From £12 an hour', '£12 for each shift', '€30,000 a year'])('%s is left to be read by people', (words) => {
  expect(payOf(words)).toBeUndefined();
});

/** The national living wage from April 2026, in pounds an hour: the least legal pay of an adult. */
const leastPay = 12.71;
/** Hours of a full week when an opening does not name them. */
const usualHours = 40;

test('no opening of either brand pays less than the law asks', () => {
  for (const { title, salary = '' } of [...tarnbrook, ...gullwing]) {
    const pay = payOf(salary)?.['value'] as { value?: number; minValue?: number; unitText: string } | undefined;
    const least = pay?.value ?? pay?.minValue ?? 0;
    const hours = Number(/([\d.]+) hours a week/u.exec(salary)?.[1] ?? usualHours);
    expect(least / (pay?.unitText === 'HOUR' ? 1 : 52 * hours), title).toBeGreaterThanOrEqual(leastPay);
  }
});

test('the pay of every opening of both brands can be read', () => {
  for (const { title, salary } of [...tarnbrook, ...gullwing]) expect(payOf(salary ?? ''), title).toBeDefined();
});
