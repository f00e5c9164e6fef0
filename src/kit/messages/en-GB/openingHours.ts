import type { OpeningState } from '../../OpeningHours/internal.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const fullDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Minutes after midnight as a time: `10am`, `12.30pm`. */
const clockTime = (minutes: number): string => {
  const hours = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  return `${hours % 12 || 12}${rest ? `.${String(rest).padStart(2, '0')}` : ''}${hours < 12 ? 'am' : 'pm'}`;
};

/** A date by its day: `Fri 25 Dec`. */
const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

export const openingHours = {
  /** One day, or a run of days: 1 is Monday. */
  days: (first: number, last: number): string =>
    first === last ? days[first - 1]! : `${days[first - 1]}${last - first === 1 ? ', ' : ' to '}${days[last - 1]}`,
  /** A date with other hours, `YYYY-MM-DD`, and why it has them. */
  date: (date: string, name?: string): string => `${dayFormat.format(new Date(date)).replace(',', '')}${name ? ` (${name})` : ''}`,
  /** From and to in minutes after midnight. */
  span: (from: number, to: number): string => `${clockTime(from)} to ${clockTime(to)}`,
  separator: ', ',
  closed: 'Closed',
  state: (state: OpeningState): string => {
    if (state.open) return `Open now · closes ${clockTime(state.closes)}`;
    const closed = state.reason ? `Closed${state.otherHours ? '' : ' today'} (${state.reason})` : 'Closed';
    if (!state.opens) return closed;
    const { minutes, inDays, day } = state.opens;
    const when = inDays === 0 ? '' : inDays === 1 ? ' tomorrow' : inDays < 7 ? ` on ${fullDays[day - 1]}` : ` in ${inDays} days`;
    return `${closed} · opens ${clockTime(minutes)}${when}`;
  },
};
