/** Passwords: hashed one after the other in a thread of their own, so that many attempts do not slow those down who browse. */
import { parseOptions } from '@node-rs/argon2';
import { BoundedQueue } from '../boundedQueue.ts';
import { workThread } from '../workThread.ts';
import { cost } from './passwordCost.ts';
import type { PasswordTask } from './passwordThread.ts';

/** A hash keeps a processor busy for 20 ms. */
const queue = new BoundedQueue({
  name: 'passwords',
  concurrency: 1,
  waitingLimit: 50,
  busyMessage: 'Very many people are logging in at the moment. Please try again in a few seconds.',
  retryAfterMs: 5_000,
});

const limits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };
const work = workThread<PasswordTask, string | boolean>(new URL('passwordThread.ts', import.meta.url), limits);

const inTime = () => AbortSignal.timeout(20_000);

/** Refuses an attempt while too many wait, before anything is counted or looked up for it. @throws {RetryLaterError} 503 */
export function refuseWhileBusy(): void {
  queue.refuseWhileFull();
}

/** The hash of a password, to be stored. @throws {RetryLaterError} 503 when too many wait already */
export function hashPassword(password: string): Promise<string> {
  return queue.run(async () => (await work({ hash: true, password }, inTime())) as string);
}

/**
 * Takes the same time when there is no account, or no password.
 *
 * @param find - called only when its turn has come, so that most guesses of a flood cost no query
 * @returns the account with the hash that was compared; undefined when the password is wrong
 * @throws {RetryLaterError} 503 when too many wait already
 */
export function findByPassword<Account extends { readonly passwordHash: string | null }>(
  find: () => Promise<Account | undefined>,
  password: string,
): Promise<{ readonly account: Account; readonly stored: string } | undefined> {
  return queue.run(async () => {
    const account = await find();
    const stored = account?.passwordHash ?? undefined;
    const isRight = await work({ stored, password }, inTime());
    return isRight === true && account && stored !== undefined ? { account, stored } : undefined;
  });
}

/** Whether a hash was made at a lower cost than passwords are hashed at now. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
}
