/** A day of the week as ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Open from one time to another, by the clock on the wall: `{ from: '10:00', to: '19:00' }`. `to` may be `24:00`, or earlier than `from` for a night. */
export interface OpeningSpan {
  /** `HH:MM`. */
  from: string;
  /** `HH:MM`. */
  to: string;
}

/** When a day of every week is open. A day that is left out, or has no spans, is closed. */
export interface OpeningDay {
  /** Which day. */
  day: Weekday;
  /** In order, not overlapping. */
  spans: readonly OpeningSpan[];
}

/** A date on which other hours hold: a bank holiday, a stock-taking. */
export interface OpeningException {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Its hours instead of the week's; none: closed. */
  spans: readonly OpeningSpan[];
  /** Why, as it is read: `Christmas Day`. */
  name?: string;
}

/** State of the opening hours at one moment. */
export type OpeningState =
  | {
      open: true;
      /** Minutes after midnight of the closing time. */
      closes: number;
    }
  | {
      open: false;
      /** When it opens next; none within two weeks: missing. */
      opens?: {
        /** Minutes after midnight. */
        minutes: number;
        /** Days from today: 0 today, 1 tomorrow. */
        inDays: number;
        /** The day it is. */
        day: Weekday;
      };
      /** Why today is not as usual. */
      reason?: string;
      /** Today has hours of its own, as `reason` says, and is not closed all day. Missing: it has none, or is as usual. */
      otherHours?: true;
    };

/** Days of the week that share the same hours. */
export interface DayGroup {
  /** Runs of neighbouring days: `[[1, 4], [6, 6]]` is Monday to Thursday and Saturday. */
  runs: readonly (readonly [Weekday, Weekday])[];
  /** Their hours; none: closed. */
  spans: readonly OpeningSpan[];
}

const week: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const minutesOfDay = 24 * 60;

/** Minutes after midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

const spansOf = (hours: readonly OpeningDay[], day: Weekday): readonly OpeningSpan[] =>
  hours.find((entry) => entry.day === day)?.spans ?? [];

/** The week, with days of equal hours together, in the order of their first day. */
export function groupDays(hours: readonly OpeningDay[]): DayGroup[] {
  const groups = new Map<string, { runs: [Weekday, Weekday][]; spans: readonly OpeningSpan[] }>();
  for (const day of week) {
    const spans = spansOf(hours, day);
    const key = spans.map(({ from, to }) => `${from}-${to}`).join();
    const group = groups.get(key);
    const last = group?.runs.at(-1);
    if (!group) groups.set(key, { runs: [[day, day]], spans });
    else if (last && last[1] === day - 1) last[1] = day;
    else group.runs.push([day, day]);
  }
  return [...groups.values()];
}

/** Midnight UTC of a calendar date, which makes counting days free of clock changes. */
interface LocalTime {
  date: number;
  minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The date and the time that the clocks of a time zone show at a moment. */
function localTime(moment: Date, timeZone: string): LocalTime {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return { date: Date.UTC(year, month - 1, day), minutes: hour * 60 + minute };
}

const weekdayOf = (date: number): Weekday => (new Date(date).getUTCDay() || 7) as Weekday;

/** The day of the week at a moment in a time zone. */
export const weekdayAt = (moment: Date, timeZone = 'Europe/London'): Weekday => weekdayOf(localTime(moment, timeZone).date);

const dateOf = (date: number): string => new Date(date).toISOString().slice(0, 10);

/** How far ahead dates with other hours are told, in days. */
const tellDays = 14;

/** The dates with other hours from a moment's day on, as far as people plan ahead, and the date of that day. None while the moment is not known. */
export function comingExceptions(
  exceptions: readonly OpeningException[],
  moment: Date | undefined,
  timeZone = 'Europe/London',
): { date: string | undefined; coming: OpeningException[] } {
  if (!moment) return { date: undefined, coming: [] };
  const now = localTime(moment, timeZone).date;
  const [date, last] = [dateOf(now), dateOf(now + tellDays * minutesOfDay * 60_000)];
  const coming = exceptions.filter((entry) => date <= entry.date && entry.date <= last);
  return { date, coming: coming.toSorted((a, b) => a.date.localeCompare(b.date)) };
}

/**
 * Whether it is open at a moment, and until when or when next.
 *
 * Hours are times on the wall, so the moment is first read off the clocks of the time zone; a change of those clocks then needs no care.
 *
 * @param hours - the week
 * @param moment - when
 * @param exceptions - dates with other hours
 * @param timeZone - whose clocks
 */
export function openingState(
  hours: readonly OpeningDay[],
  moment: Date,
  exceptions: readonly OpeningException[] = [],
  timeZone = 'Europe/London',
): OpeningState {
  const now = localTime(moment, timeZone);
  const dayAt = (inDays: number) => {
    const date = now.date + inDays * minutesOfDay * 60_000;
    const day = weekdayOf(date);
    const exception = exceptions.find((entry) => entry.date === dateOf(date));
    const spans = (exception?.spans ?? spansOf(hours, day)).map(({ from, to }) => {
      const start = minutesOf(from);
      const end = minutesOf(to);
      return { start, end: end <= start ? end + minutesOfDay : end };
    });
    return { day, spans, reason: exception?.name };
  };

  // A night that began yesterday still counts.
  for (const inDays of [-1, 0]) {
    const minutes = now.minutes - inDays * minutesOfDay;
    const span = dayAt(inDays).spans.find(({ start, end }) => start <= minutes && minutes < end);
    if (span) return { open: true, closes: span.end % minutesOfDay };
  }
  const today = dayAt(0);
  const why = { reason: today.reason, ...(today.reason !== undefined && today.spans.length > 0 ? { otherHours: true as const } : {}) };
  for (let inDays = 0; inDays <= 14; inDays += 1) {
    const { day, spans } = dayAt(inDays);
    const span = spans.find(({ start }) => inDays > 0 || start > now.minutes);
    if (span) return { open: false, opens: { minutes: span.start, inDays, day }, ...why };
  }
  return { open: false, ...why };
}
