import type { ApiError } from '../data/client.ts';
import { words } from './words.ts';

const units = [
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** Seconds in words: "15 seconds", "3 minutes", "24 hours". */
export function waitInWords(seconds: number): string {
  const [length, unit] = units.find(([least]) => seconds >= 2 * least) ?? units[2];
  const amount = Math.max(1, Math.ceil(seconds / length));
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** The message for a call that came too soon or while the shop is busy; undefined for any other. */
export function retryMessage({ status, retryAfterSeconds }: ApiError): string | undefined {
  if (retryAfterSeconds === undefined && status !== 429) return undefined;
  const wait = retryAfterSeconds === undefined ? words.failures.someTime : waitInWords(retryAfterSeconds);
  return words.failures[status === 429 ? 'tooMany' : 'busy'](wait);
}

/** Statuses of a proxy when the shop behind it does not answer. */
const proxyStatuses: readonly number[] = [502, 503, 504];

/** The message for a call without an answer of the shop; undefined when there was one. */
export function noAnswerMessage({ status }: ApiError): string | undefined {
  // A success that is an error came from elsewhere too: its body was not the shop's.
  if (status !== undefined && status >= 300 && !proxyStatuses.includes(status)) return undefined;
  // Node has a navigator too, but no `onLine`.
  if (navigator.onLine === false) return words.failures.offline;
  return words.failures.unreachable;
}
