/** Keeps form-filling programs away without a puzzle: a field that people do not see, the time it took, and how much one address sends. */
import { isIP } from 'node:net';
import { shortestFillMs, type RobotCheck } from '../../contract/forms/submission.ts';
import { RequestError, RetryLaterError } from '../errors.ts';
import type { SubmissionKey } from './idempotency.ts';

/** Submissions of one form that an address may send within the window: an office full of applicants stays below. */
const submissionLimit = 20;

/** How far back submissions count, in milliseconds. */
const windowMs = 10 * 60_000;

/** Addresses remembered at most; the longest unheard of is forgotten first. */
const addressLimit = 20_000;

/** Answers that wait at most, each on a connection of its own. Beyond it a quick form is answered at once. */
const waitingLimit = 200;

let waiting = 0;

/**
 * Takes a form in, unless its hidden field is filled, and answers no sooner than a person could have sent it. A program thus sends no more than people do,
 * and a person who sends a restored draft at once waits for a moment. What is refused is refused at once.
 *
 * @param check - absent, the form counts as filled in at once
 * @throws {RequestError} 400 with words for the rare person whose browser filled in the hidden field
 */
export async function takeFromPerson<Result>(check: RobotCheck | undefined, work: () => Promise<Result>): Promise<Result> {
  if (check !== undefined && check.website !== '')
    throw new RequestError(
      400,
      'This looks as if a program filled in the form. Please reload the page, fill it in yourself and send it again.',
    );
  const result = await work();
  const early = Math.min(shortestFillMs, shortestFillMs - (check?.elapsedMs ?? 0));
  if (early <= 0 || waiting >= waitingLimit) return result;
  waiting += 1;
  try {
    await new Promise((resolve) => setTimeout(resolve, early));
    return result;
  } finally {
    waiting -= 1;
  }
}

/** Times of recent submissions by form and address, the longest unheard of first. */
const recent = new Map<string, number[]>();

/**
 * Counts a submission, unless its address has sent too many.
 *
 * Addresses of this machine are not counted: behind them is a test, or a proxy that `TRUSTED_PROXIES` does not name, and a limit on that would shut
 * everybody out.
 *
 * @param address - the connection's
 * @param now - in milliseconds since 1970
 * @throws {RetryLaterError} 429
 */
export function limitSubmissions(address: string, scope: SubmissionKey['scope'], now: number = Date.now()): void {
  if (isLoopback(address)) return;
  const key = `${scope} ${networkOf(address)}`;
  const times = (recent.get(key) ?? []).filter((time) => time > now - windowMs);
  const [oldest] = times;
  if (oldest !== undefined && times.length >= submissionLimit)
    throw new RetryLaterError(429, 'Too much has been sent from your address. Please try again in a few minutes.', oldest + windowMs - now);
  recent.delete(key);
  recent.set(key, [...times, now]);
  if (recent.size > addressLimit) recent.delete(recent.keys().next().value!);
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./u.test(address);
}

/** What is counted as one address: in IPv6, where every household has billions of them, the first 64 bits. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address);
  if (mapped) return mapped[1]!;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = tail === undefined ? start : [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
