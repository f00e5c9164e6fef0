import type { Database } from '../database/index.ts';
import { RetryLaterError } from '../errors.ts';
import { isLoopback, networkOf } from './addresses.ts';
import { limitKey, rateLimiter, takePoint } from './rateLimiter.ts';

/** Megabytes of files that an address may send in a day: a dozen account forms with all their proofs. */
const perDay = 300;

/** In seconds. */
const duration = 24 * 60 * 60;

/** Bytes of a megabyte; what was begun counts as a whole one. */
const megabyte = 1_000_000;

/**
 * Limits how much an address sends in files. Addresses of this machine are not counted, as in `submissionLimit`.
 *
 * @returns a function that counts files that have arrived, and rejects with a {@link RetryLaterError}, 429, where they are too many
 */
export function uploadQuota(database: Pick<Database, 'pool'>): (address: string, bytes: number) => Promise<void> {
  const limiter = rateLimiter(database, { name: 'uploads', points: perDay, duration });
  return async (address, bytes) => {
    if (isLoopback(address) || bytes === 0) return;
    const wait = await takePoint(limiter, limitKey(networkOf(address)), undefined, Math.ceil(bytes / megabyte));
    if (wait > 0) throw new RetryLaterError(429, 'Too many files have been sent from your address today. Please try again tomorrow.', wait);
  };
}
