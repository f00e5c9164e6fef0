import type { ApiError } from '../data/client.ts';
import { words } from './words.ts';

const minute = 60;

/** Seconds in words that a person counts with: "15 seconds", "1 minute", "3 minutes". */
export function waitInWords(seconds: number): string {
  const [amount, unit] = seconds < 2 * minute ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / minute), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** What a caller who came too soon, or at a bad moment, is told; nothing when the server did not say when to come back. */
export function retryMessage({ status, retryAfterSeconds }: ApiError): string | undefined {
  if (retryAfterSeconds === undefined) return undefined;
  const wait = waitInWords(retryAfterSeconds);
  return words.failures[status === 429 ? 'tooMany' : 'busy'](wait);
}

/** What a proxy answers with when the shop behind it does not. */
const proxyStatuses: readonly (number | undefined)[] = [502, 503, 504];

/** What somebody is told whose call got no answer of the shop; nothing when there was one. */
export function noAnswerMessage({ status }: ApiError): string | undefined {
  if (status !== undefined && !proxyStatuses.includes(status)) return undefined;
  // Node, where there is no browser to be offline, has a navigator too.
  if (navigator.onLine === false) return words.failures.offline;
  return words.failures.unreachable;
}
