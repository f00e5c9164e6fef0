import type { KitMessages } from '../en-GB.ts';

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

const fullDays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

/** Minutes after midnight as a time: `10`, `12:30`. */
const clockTime = (minutes: number): string => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60) % 24}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
};

/** A date by its day: `Fr., 25. Dez.`. */
const dayFormat = new Intl.DateTimeFormat('de-DE', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

export const openingHours: KitMessages['openingHours'] = {
  days: (first, last) => (first === last ? days[first - 1]! : `${days[first - 1]}${last - first === 1 ? ', ' : ' bis '}${days[last - 1]}`),
  date: (date, name) => `${dayFormat.format(new Date(date))}${name ? ` (${name})` : ''}`,
  span: (from, to) => `${clockTime(from)} bis ${clockTime(to)} Uhr`,
  separator: ', ',
  closed: 'Geschlossen',
  state: (state) => {
    if (state.open) return `Jetzt geöffnet · schließt um ${clockTime(state.closes)} Uhr`;
    const closed = state.reason ? `${state.otherHours ? 'Geschlossen' : 'Heute geschlossen'} (${state.reason})` : 'Geschlossen';
    if (!state.opens) return closed;
    const { minutes, inDays, day } = state.opens;
    const when = inDays === 0 ? '' : inDays === 1 ? ' morgen' : inDays < 7 ? ` am ${fullDays[day - 1]}` : ` in ${inDays} Tagen`;
    return `${closed} · öffnet${when} um ${clockTime(minutes)} Uhr`;
  },
};
