import type { Database } from '../database/index.ts';
import { RetryLaterError } from '../errors.ts';
import { isLoopback, networkOf } from './addresses.ts';
import type { SubmissionKey } from './idempotency.ts';
import { limitKey, rateLimiter, takePoint } from './rateLimiter.ts';

/** Submissions of one form that an address may send within the window: an office full of applicants stays below. */
const points = 20;

/** Length of the window from the first submission on, in seconds. */
const duration = 10 * 60;

/**
 * Limits how often an address sends one form.
 *
 * Addresses of this machine are not counted: behind them is a test, or a proxy that `TRUSTED_PROXIES` does not name, and a limit on that would shut
 * everybody out.
 *
 * @returns a function that counts a submission of the connection's address, and rejects with a {@link RetryLaterError}, 429, when it has sent too many
 */
export function submissionLimit(database: Pick<Database, 'pool'>, form: SubmissionKey['scope']): (address: string) => Promise<void> {
  const limiter = rateLimiter(database, { name: `submissions-${form}`, points, duration });
  return async (address) => {
    if (isLoopback(address)) return;
    const wait = await takePoint(limiter, limitKey(networkOf(address)));
    if (wait > 0) throw new RetryLaterError(429, 'Too much has been sent from your address. Please try again in a few minutes.', wait);
  };
}
