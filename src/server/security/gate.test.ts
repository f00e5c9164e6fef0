import { expect, it } from 'vitest';
import { RetryLaterError } from '../errors.ts';
import { Gate } from './gate.ts';

const open = () => new Gate({ width: 2, queueLimit: 3, busyMessage: 'Busy.', retryAfterMs: 4_500 });

it('runs as many at once as it is wide, in order, and sends the one too many away at once', async () => {
  const gate = open();
  let [running, most] = [0, 0];
  const order: number[] = [];
  const work = (name: number) =>
    gate.run(async () => {
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

it('lets the next in when one fails', async () => {
  const gate = open();
  const failures = Array.from({ length: 5 }, () => gate.run(() => Promise.reject(new Error('no'))));
  expect((await Promise.allSettled(failures)).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
  expect(await gate.run(() => Promise.resolve('in'))).toBe('in');
});
