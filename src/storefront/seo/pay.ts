import type { Thing } from '../head.tsx';

/** Pay in pounds at the beginning of a text: "£15.10 an hour", "£38,000 to £42,000 a year". */
const words = /^£(?<from>[\d,]+(?:\.\d+)?)(?: to £(?<to>[\d,]+(?:\.\d+)?))? (?:an?|per) (?<unit>hour|day|week|month|year)\b/u;

const amount = (digits: string): number => Number(digits.replaceAll(',', ''));

/** The pay of a job, read from its words (`Job.salary`). Undefined for words of another form: no pay is better than a wrong one. */
export function payOf(salary: string): Thing | undefined {
  const { from, to, unit } = words.exec(salary)?.groups ?? {};
  if (from === undefined || unit === undefined) return undefined;
  return {
    '@type': 'MonetaryAmount',
    currency: 'GBP',
    value: {
      '@type': 'QuantitativeValue',
      ...(to === undefined ? { value: amount(from) } : { minValue: amount(from), maxValue: amount(to) }),
      unitText: unit.toUpperCase(),
    },
  };
}
