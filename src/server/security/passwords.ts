/** Passwords: hashed with argon2id at OWASP's minimum cost (ASVS 5.0, 11.4.2), a few at a time. */
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { BoundedQueue } from '../boundedQueue.ts';

/** 19 MiB, two passes, one thread; the package's algorithm is argon2id unless told otherwise. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash keeps a processor busy for 20 ms: at most two are made at once, and one processor stays free for other requests. */
const queue = new BoundedQueue({
  name: 'passwords',
  concurrency: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waitingLimit: 50,
  busyMessage: 'Very many people are logging in at the moment. Please try again in a few seconds.',
  retryAfterMs: 5_000,
});

/** A hash of random bytes, to compare with when there is no account, so that this takes the same time. */
let dummy: Promise<string> | undefined;

/**
 * The hash of a password, to be stored.
 *
 * @throws {RetryLaterError} 503 when too many wait already
 */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, cost));
}

/**
 * Finds an account and compares its password. Takes the same time when there is no account, or no password to compare with.
 *
 * @param find - finds the account. Called only when its turn has come, so that most guesses of a flood are refused before they cost a
 *   query.
 * @returns the account with the hash that was compared; undefined when the password is wrong
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
