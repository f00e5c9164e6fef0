import { expect, it } from 'vitest';
import { bankHolidays } from './bankHolidays.ts';

// As published on gov.uk; days at a weekend stand beside the ones that take their place.
it.each([
  [2022, ['01-01', '01-03', '04-15', '04-18', '05-02', '05-30', '08-29', '12-25', '12-26', '12-27']],
  [2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-26', '12-28']],
  [2027, ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-25', '12-26', '12-27', '12-28']],
  [2028, ['01-01', '01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']],
])('of %i', (year, days) => {
  expect(bankHolidays(year).map(({ date }) => date)).toEqual(days.map((day) => `${year}-${day}`));
});

it('are named', () => {
  expect(bankHolidays(2027).slice(-4)).toEqual([
    { date: '2027-12-25', name: 'Christmas Day' },
    { date: '2027-12-26', name: 'Boxing Day' },
    { date: '2027-12-27', name: 'Christmas Day, substitute day' },
    { date: '2027-12-28', name: 'Boxing Day, substitute day' },
  ]);
});
