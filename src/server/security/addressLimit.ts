import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RetryLaterError } from '../errors.ts';
import type { SubmissionKey } from './idempotency.ts';
import { limitKey, rateLimiter, takePoint, type LimitDatabase } from './rateLimiter.ts';
import { isLoopback, networkOf } from './visitorAddress.ts';

/**
 * Addresses of this machine are not counted: behind them is a test, or a proxy that `TRUSTED_PROXIES` does not name, and all visitors.
 *
 * @returns takes points, one by default, and rejects with a {@link RetryLaterError}, 429, when there are none left
 */
export function addressLimit(limiter: RateLimiterAbstract, message: string): (address: string, points?: number) => Promise<void> {
  return async (address, points = 1) => {
    if (isLoopback(address)) return;
    const wait = await takePoint(limiter, limitKey(networkOf(address)), undefined, points);
    if (wait > 0) throw new RetryLaterError(429, message, wait, limiter.keyPrefix);
  };
}

/** Submissions of one form that an address may send within the window, whose length is in seconds: an office full of applicants stays below. */
const submissions = { points: 20, duration: 10 * 60 } as const;

/** Limits how often an address sends one form. @returns a function that counts a submission, as {@link addressLimit} gives it */
export function submissionLimit(database: LimitDatabase, form: SubmissionKey['scope']): (address: string) => Promise<void> {
  return addressLimit(
    rateLimiter(database, { name: `submissions-${form}`, ...submissions }),
    'Too much has been sent from your address. Please try again in a few minutes.',
  );
}

/** Megabytes of files that an address may send in a day, whose length is in seconds: a dozen account forms with all their proofs. */
const uploads = { points: 300, duration: 24 * 60 * 60 } as const;

/** Bytes of a megabyte; what was begun counts as a whole one. */
const megabyte = 1_000_000;

/** Limits how much an address sends in files. @returns a function that counts files that have arrived, as {@link addressLimit} counts */
export function uploadQuota(database: LimitDatabase): (address: string, bytes: number) => Promise<void> {
  const take = addressLimit(
    rateLimiter(database, { name: 'uploads', ...uploads }),
    'Too many files have been sent from your address today. Please try again tomorrow.',
  );
  return async (address, bytes) => {
    if (bytes > 0) await take(address, Math.ceil(bytes / megabyte));
  };
}
