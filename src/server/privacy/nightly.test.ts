import { expect, it } from 'vitest';
import { untilNight } from './nightly.ts';

const hour = 3_600_000;

it('waits for the next three o’clock, never for the one that is now', () => {
  expect(untilNight(new Date('2026-11-03T02:00:00Z'))).toBe(hour);
  expect(untilNight(new Date('2026-11-03T03:00:00Z'))).toBe(24 * hour);
  expect(untilNight(new Date('2026-11-03T23:30:00Z'))).toBe(3.5 * hour);
  expect(untilNight(new Date('2026-12-31T12:00:00Z'))).toBe(15 * hour);
});
