import { addressLimit } from './addressLimit.ts';
import type { SubmissionKey } from './idempotency.ts';
import { rateLimiter, type LimitDatabase } from './rateLimiter.ts';

/** Submissions of one form that an address may send within the window: an office full of applicants stays below. */
const points = 20;

/** Length of the window from the first submission on, in seconds. */
const duration = 10 * 60;

/** Limits how often an address sends one form. @returns a function that counts a submission, as {@link addressLimit} gives it */
export function submissionLimit(database: LimitDatabase, form: SubmissionKey['scope']): (address: string) => Promise<void> {
  return addressLimit(
    rateLimiter(database, { name: `submissions-${form}`, points, duration }),
    'Too much has been sent from your address. Please try again in a few minutes.',
  );
}
