import { describe, expect, it } from 'vitest';
import { CostLimit } from './costLimit.ts';

const small = { points: 3, window: 10, concurrency: 2, waitingLimit: 1 };

describe('what is worked out for those who browse', () => {
  it('is bounded for an address, and for nobody else', async () => {
    const limit = new CostLimit(small);
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3']) await limit.spend(address);
    await expect(limit.spend('2001:db8::4')).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 10 });
    await limit.spend('203.0.113.7');
    for (let time = 0; time < 20; time += 1) await limit.spend('127.0.0.1');
  });

  it('is bounded in all: two at once, one waits, the next is told to come back', async () => {
    const limit = new CostLimit(small);
    const { promise, resolve } = Promise.withResolvers<string>();
    const begun = [1, 2, 3].map(() => limit.run('203.0.113.7', () => promise));
    await expect(limit.run('203.0.113.7', () => promise)).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 5 });
    resolve('done');
    expect(await Promise.all(begun)).toEqual(['done', 'done', 'done']);
  });

  it('is done for one network after the other, however much one of them asks for, and whoever has nothing waiting finds room', async () => {
    const limit = new CostLimit({ ...small, concurrency: 1, waitingLimit: 6 });
    const first = Promise.withResolvers<void>();
    const done: string[] = [];
    const ask = (address: string) => limit.run(address, async () => void done.push(address));
    const work = [limit.run('192.0.2.200', () => first.promise)];
    work.push(...['203.0.113.7', '203.0.113.8', '203.0.113.9', '203.0.113.10', '2001:db8:1:2::1', '2001:db8:1:3::1'].map(ask));
    await expect(ask('203.0.113.11')).rejects.toMatchObject({ statusCode: 503 });
    work.push(ask('198.51.100.7'));
    first.resolve();
    await Promise.all(work);
    expect(done).toEqual([
      '203.0.113.7',
      '2001:db8:1:2::1',
      '198.51.100.7',
      '203.0.113.8',
      '2001:db8:1:3::1',
      '203.0.113.9',
      '203.0.113.10',
    ]);
  });
});
