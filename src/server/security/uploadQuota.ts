import { addressLimit } from './addressLimit.ts';
import { rateLimiter, type LimitDatabase } from './rateLimiter.ts';

/** Megabytes of files that an address may send in a day: a dozen account forms with all their proofs. */
const perDay = 300;

/** In seconds. */
const duration = 24 * 60 * 60;

/** Bytes of a megabyte; what was begun counts as a whole one. */
const megabyte = 1_000_000;

/** Limits how much an address sends in files. @returns a function that counts files that have arrived, as {@link addressLimit} counts */
export function uploadQuota(database: LimitDatabase): (address: string, bytes: number) => Promise<void> {
  const take = addressLimit(
    rateLimiter(database, { name: 'uploads', points: perDay, duration }),
    'Too many files have been sent from your address today. Please try again tomorrow.',
  );
  return async (address, bytes) => {
    if (bytes > 0) await take(address, Math.ceil(bytes / megabyte));
  };
}
