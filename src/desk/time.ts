const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time as people read it, in their own zone. */
export const timeOf = (iso: string): string => (Number.isNaN(Date.parse(iso)) ? iso : day.format(new Date(iso)));

/** How long ago a time was, in the largest whole unit: "3 d". */
export function ageOf(iso: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

/** The day some months from now, such as 2027-05-31. */
export function dayInMonths(months: number, now = new Date()): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}

/** The day of a time, such as 2026-12-31. */
export const dayOf = (iso: string): string => new Date(iso).toLocaleDateString('sv-SE');

/** The same as people read it. */
export const dateOf = (iso: string): string => new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'medium' });

/** A moment before a time: the last day of what ends at midnight. */
export const before = (iso: string): string => new Date(Date.parse(iso) - 1).toISOString();
