import { expect, it } from 'vitest';
import { BoundedQueue } from './boundedQueue.ts';
import { RetryLaterError } from './errors.ts';

const makeQueue = () => new BoundedQueue({ name: 'test', concurrency: 2, waitingLimit: 3, busyMessage: 'Busy.', retryAfterMs: 4_500 });

it('runs as many at once as it may, in order, and refuses the one too many at once', async () => {
  const queue = makeQueue();
  let [running, most] = [0, 0];
  const order: number[] = [];
  const work = (name: number) =>
    queue.run(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(name);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return name;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(results.slice(0, 5).map((result) => result.status === 'fulfilled' && result.value)).toEqual([0, 1, 2, 3, 4]);
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]]);
  const { reason } = results[5] as PromiseRejectedResult;
  expect(reason).toBeInstanceOf(RetryLaterError);
  expect(reason).toMatchObject({ statusCode: 503, message: 'Busy.', retryAfterSeconds: 5 });
});

it('goes on with the next when one fails', async () => {
  const queue = makeQueue();
  const failures = Array.from({ length: 5 }, () => queue.run(() => Promise.reject(new Error('no'))));
  expect((await Promise.allSettled(failures)).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
  expect(await queue.run(() => Promise.resolve('in'))).toBe('in');
});

it('takes what is no longer wanted out of the queue', async () => {
  const queue = makeQueue();
  const release = Promise.withResolvers<void>();
  const running = [queue.run(() => release.promise), queue.run(() => release.promise)];
  const cancel = new AbortController();
  let hasRun = false;
  const cancelled = queue.run(async () => void (hasRun = true), cancel.signal);
  cancel.abort();
  await expect(cancelled).rejects.toThrow('aborted');
  release.resolve();
  await Promise.all(running);
  expect(await queue.run(() => Promise.resolve('in'))).toBe('in');
  expect(hasRun).toBe(false);
});
