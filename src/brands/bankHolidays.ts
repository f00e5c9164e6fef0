import type { Company, OpeningException } from './types.ts';

/** A day on which banks, and many who buy from a wholesaler, are closed. */
export interface BankHoliday {
  /** `YYYY-MM-DD`. */
  date: string;
  name: string;
}

const dayMs = 86_400_000;

/** Easter Sunday, in milliseconds since 1970, by the anonymous Gregorian algorithm. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const epact = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return Date.UTC(year, 2, 28 + moon - weekday);
}

/** The bank holidays of England and Wales in a year, in order, with the days that take the place of those at a weekend. Those proclaimed for one year alone are not among them. */
export function bankHolidays(year: number): BankHoliday[] {
  const easter = easterOf(year);
  const weekdayOf = (day: number): number => new Date(day).getUTCDay();
  /** The first Monday from a day on. */
  const mondayFrom = (day: number): number => day + ((8 - weekdayOf(day)) % 7) * dayMs;
  const fixed: readonly (readonly [name: string, day: number])[] = [
    ['New Year’s Day', Date.UTC(year, 0, 1)],
    ['Christmas Day', Date.UTC(year, 11, 25)],
    ['Boxing Day', Date.UTC(year, 11, 26)],
  ];
  const days: (readonly [name: string, day: number])[] = [
    ['Good Friday', easter - 2 * dayMs],
    ['Easter Monday', easter + dayMs],
    ['Early May bank holiday', mondayFrom(Date.UTC(year, 4, 1))],
    ['Spring bank holiday', mondayFrom(Date.UTC(year, 4, 25))],
    ['Summer bank holiday', mondayFrom(Date.UTC(year, 7, 25))],
    ...fixed,
  ];
  for (const [name, day] of fixed) {
    if (weekdayOf(day) % 6 !== 0) continue;
    let instead = mondayFrom(day);
    while (days.some(([, taken]) => taken === instead)) instead += dayMs;
    days.push([`${name}, substitute day`, instead]);
  }
  return days.toSorted(([, a], [, b]) => a - b).map(([name, day]) => ({ name, date: new Date(day).toISOString().slice(0, 10) }));
}

/** A company's hours on the bank holidays of this year and of the two that follow. */
export function openingExceptionsOf({ bankHolidays: hours }: Pick<Company, 'bankHolidays'>): OpeningException[] {
  if (!hours) return [];
  const year = new Date().getUTCFullYear();
  const isClosed = (date: string) => hours.closedOn?.includes(date.slice('YYYY-'.length));
  return [year, year + 1, year + 2].flatMap(bankHolidays).map((day) => ({ ...day, spans: isClosed(day.date) ? [] : hours.spans }));
}
