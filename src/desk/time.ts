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
