import type { ApiError } from '../data/client.ts';
import { words } from './words.ts';

const minute = 60;

/** Seconds in words: "15 seconds", "1 minute", "3 minutes". */
export function waitInWords(seconds: number): string {
  const [amount, unit] = seconds < 2 * minute ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / minute), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** The message for a call that came too soon or while the shop is busy; undefined when the server gave no time. */
export function retryMessage({ status, retryAfterSeconds }: ApiError): string | undefined {
  if (retryAfterSeconds === undefined) return undefined;
  const wait = waitInWords(retryAfterSeconds);
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
