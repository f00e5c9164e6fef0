import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  comingExceptions,
  groupDays,
  minutesOf,
  openingState,
  weekdayAt,
  type OpeningDay,
  type OpeningException,
  type OpeningSpan,
  type Weekday,
} from './openingHoursModel.ts';

const long: OpeningSpan[] = [{ from: '10:00', to: '19:00' }];
const friday: OpeningSpan[] = [
  { from: '10:00', to: '12:00' },
  { from: '14:00', to: '19:00' },
];
const hours: OpeningDay[] = [
  { day: 1, spans: long },
  { day: 2, spans: long },
  { day: 3, spans: long },
  { day: 4, spans: long },
  { day: 5, spans: friday },
  { day: 6, spans: long },
  { day: 7, spans: [{ from: '10:00', to: '18:00' }] },
];
const at = (moment: string, exceptions?: OpeningException[], timeZone?: string) =>
  openingState(hours, new Date(moment), exceptions, timeZone);

describe('groupDays', () => {
  test('puts days of equal hours together, in the order of the week', () => {
    expect(groupDays(hours)).toEqual([
      { runs: [[1, 4], [6, 6]], spans: long }, // prettier-ignore
      { runs: [[5, 5]], spans: friday },
      { runs: [[7, 7]], spans: [{ from: '10:00', to: '18:00' }] },
    ]);
  });

  test('days that are left out are closed', () => {
    expect(groupDays([{ day: 3, spans: long }])).toEqual([
      { runs: [[1, 2], [4, 7]], spans: [] }, // prettier-ignore
      { runs: [[3, 3]], spans: long },
    ]);
    expect(groupDays([])).toEqual([{ runs: [[1, 7]], spans: [] }]);
  });
});

describe('openingState in winter, when London is at UTC', () => {
  test.each([
    ['Monday, a minute before', '2026-01-12T09:59:00Z', { open: false, opens: { minutes: 600, inDays: 0, day: 1 } }],
    ['Monday, on the hour', '2026-01-12T10:00:00Z', { open: true, closes: 1140 }],
    ['Monday, last minute', '2026-01-12T18:59:59Z', { open: true, closes: 1140 }],
    ['Monday, closing', '2026-01-12T19:00:00Z', { open: false, opens: { minutes: 600, inDays: 1, day: 2 } }],
    ['Friday morning', '2026-01-16T11:59:00Z', { open: true, closes: 720 }],
    ['Friday, the gap begins', '2026-01-16T12:00:00Z', { open: false, opens: { minutes: 840, inDays: 0, day: 5 } }],
    ['Friday, the gap ends', '2026-01-16T14:00:00Z', { open: true, closes: 1140 }],
    ['Sunday, closes sooner', '2026-01-18T17:30:00Z', { open: true, closes: 1080 }],
    ['Sunday evening', '2026-01-18T18:00:00Z', { open: false, opens: { minutes: 600, inDays: 1, day: 1 } }],
  ])('%s', (_, moment, state) => {
    expect(at(moment)).toEqual(state);
  });
});

describe('changes of the clocks', () => {
  test.each([
    // 29 March 2026, 01:00 UTC: forward. The Sunday opens at 10:00 British Summer Time, 09:00 UTC.
    ['Saturday before, still UTC', '2026-03-28T09:30:00Z', false],
    ['Sunday of the change, an hour sooner', '2026-03-29T09:00:00Z', true],
    ['Sunday of the change, before', '2026-03-29T08:59:00Z', false],
    ['that evening, 18:00 BST', '2026-03-29T17:00:00Z', false],
    // 25 October 2026, 01:00 UTC: back.
    ['Saturday before, still BST', '2026-10-24T09:00:00Z', true],
    ['Sunday of the change, an hour later', '2026-10-25T09:30:00Z', false],
    ['Sunday of the change, on the hour', '2026-10-25T10:00:00Z', true],
  ])('%s', (_, moment, open) => {
    expect(at(moment).open).toBe(open);
  });

  test('tomorrow is tomorrow on the day of the change too, whose length is not 24 hours', () => {
    expect(at('2026-03-28T23:30:00Z')).toEqual({ open: false, opens: { minutes: 600, inDays: 1, day: 7 } });
    expect(at('2026-10-24T22:30:00Z')).toEqual({ open: false, opens: { minutes: 600, inDays: 1, day: 7 } });
    // Half past midnight BST is still yesterday at UTC.
    expect(at('2026-10-24T23:30:00Z')).toEqual({ open: false, opens: { minutes: 600, inDays: 0, day: 7 } });
  });

  test('the time zone decides, not the machine', () => {
    expect(at('2026-01-12T09:30:00Z', [], 'Europe/Paris').open).toBe(true);
    expect(weekdayAt(new Date('2026-01-11T23:30:00Z'), 'Europe/Paris')).toBe(1);
    expect(weekdayAt(new Date('2026-01-11T23:30:00Z'))).toBe(7);
  });
});

describe('exceptions', () => {
  const christmas: OpeningException[] = [
    { date: '2026-12-25', spans: [], name: 'Christmas Day' },
    { date: '2026-12-26', spans: [], name: 'Boxing Day' },
    { date: '2026-12-28', spans: [{ from: '12:00', to: '16:00' }], name: 'bank holiday' },
  ];

  test('closed, with the reason, until the next day that is open', () => {
    expect(at('2026-12-25T11:00:00Z', christmas)).toEqual({
      open: false,
      opens: { minutes: 600, inDays: 2, day: 7 },
      reason: 'Christmas Day',
    });
    expect(at('2026-12-24T20:00:00Z', christmas)).toEqual({ open: false, opens: { minutes: 600, inDays: 3, day: 7 } });
  });

  test('other hours', () => {
    expect(at('2026-12-28T11:00:00Z', christmas)).toEqual({
      open: false,
      opens: { minutes: 720, inDays: 0, day: 1 },
      reason: 'bank holiday',
      otherHours: true,
    });
    expect(at('2026-12-28T17:00:00Z', christmas)).toEqual({
      open: false,
      opens: { minutes: 600, inDays: 1, day: 2 },
      reason: 'bank holiday',
      otherHours: true,
    });
    expect(at('2026-12-28T13:00:00Z', christmas)).toEqual({ open: true, closes: 960 });
  });
});

describe('unusual weeks', () => {
  test('never open', () => {
    expect(openingState([], new Date('2026-01-12T10:00:00Z'))).toEqual({ open: false });
  });

  test('a night counts after midnight', () => {
    const nights: OpeningDay[] = [{ day: 6, spans: [{ from: '22:00', to: '02:00' }] }];
    expect(openingState(nights, new Date('2026-01-17T23:00:00Z'))).toEqual({ open: true, closes: 120 });
    expect(openingState(nights, new Date('2026-01-18T01:59:00Z'))).toEqual({ open: true, closes: 120 });
    expect(openingState(nights, new Date('2026-01-18T02:00:00Z'))).toEqual({ open: false, opens: { minutes: 1320, inDays: 6, day: 6 } });
  });

  test('until midnight', () => {
    const late: OpeningDay[] = [{ day: 1, spans: [{ from: '10:00', to: '24:00' }] }];
    expect(openingState(late, new Date('2026-01-12T23:59:00Z'))).toEqual({ open: true, closes: 0 });
    expect(openingState(late, new Date('2026-01-13T00:00:00Z')).open).toBe(false);
  });
});

test('whatever the week and the moment: what opens next is in the hours, and closed now means no span holds now', () => {
  const time = fc
    .integer({ min: 0, max: 95 })
    .map((quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`);
  const span = fc.tuple(time, time).filter(([from, to]) => from < to).map(([from, to]) => ({ from, to })); // prettier-ignore
  const week = fc.uniqueArray(
    fc.record({ day: fc.integer({ min: 1, max: 7 }).map((day) => day as Weekday), spans: fc.array(span, { maxLength: 1 }) }),
    { selector: ({ day }) => day },
  );
  const moment = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(week, moment, (days, now) => {
      const state = openingState(days, now, [], 'UTC');
      const today = days.find(({ day }) => day === weekdayAt(now, 'UTC'))?.spans ?? [];
      const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
      expect(state.open).toBe(today.some(({ from, to }) => minutesOf(from) <= minutes && minutes < minutesOf(to)));
      const opens = state.open ? undefined : state.opens;
      expect(opens !== undefined).toBe(!state.open && days.some(({ spans }) => spans.length > 0));
      expect(opens?.inDays ?? 0).toBeLessThanOrEqual(7);
      const starts = days.find(({ day }) => day === opens?.day)?.spans.map(({ from }) => minutesOf(from)) ?? [undefined];
      expect(starts).toContain(opens?.minutes);
    }),
  );
});

test('dates with other hours are told from that day on and two weeks ahead, in order, by the clocks of the place', () => {
  const exceptions = ['2027-01-08', '2027-01-01', '2026-12-25', '2026-12-24', '2027-01-09'].map((date) => ({ date, spans: [] }));
  const told = (moment: string, timeZone?: string) =>
    comingExceptions(exceptions, new Date(moment), timeZone).coming.map(({ date }) => date);
  expect(told('2026-12-25T11:00:00Z')).toEqual(['2026-12-25', '2027-01-01', '2027-01-08']);
  expect(told('2026-12-24T23:30:00Z', 'Europe/Paris')[0]).toBe('2026-12-25');
  expect(comingExceptions(exceptions, undefined)).toEqual({ date: undefined, coming: [] });
});
