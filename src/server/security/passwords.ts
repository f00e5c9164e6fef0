/** Passwords: hashed with argon2id at the cost that OWASP asks for at least (ASVS 5.0, 11.4.2), a few at a time. */
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { BoundedQueue } from '../boundedQueue.ts';

/** 19 MiB, two passes, one thread; the package's algorithm is argon2id unless told otherwise. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash keeps a processor busy for 20 ms: at most two are made at once, and one processor stays free for those who browse. */
const queue = new BoundedQueue({
  concurrency: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waitingLimit: 50,
  busyMessage: 'Very many people are logging in at the moment. Please try again in a few seconds.',
  retryAfterMs: 5_000,
});

/** Compared with when there is no account, so that this takes the same time. Made of random bytes that nobody knows. */
let dummy: Promise<string> | undefined;

/**
 * What is stored of a password.
 *
 * @throws {RetryLaterError} 503 when too many wait already
 */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, cost));
}

/**
 * Finds whose password this is. Takes the same time when there is nobody, or no password to compare with.
 *
 * @param find - looks for who it should be. Called only when its turn has come: of a flood of guesses, most are sent away before they cost the database
 *   anything.
 * @returns the account with the hash that was compared; undefined when the password is not theirs
 * @throws {RetryLaterError} 503 when too many wait already
 */
export function findByPassword<Account extends { readonly passwordHash: string | null }>(
  find: () => Promise<Account | undefined>,
  password: string,
): Promise<{ readonly account: Account; readonly stored: string } | undefined> {
  return queue.run(async () => {
    dummy ??= hash(crypto.getRandomValues(new Uint8Array(32)), cost);
    const account = await find();
    const stored = account?.passwordHash ?? null;
    const isRight = await verify(stored ?? (await dummy), password);
    return isRight && account && stored !== null ? { account, stored } : undefined;
  });
}

/** Whether a hash was made at a lower cost than passwords are hashed at now. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
}
