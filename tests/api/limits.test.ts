import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../src/server/database/index.ts';
import { RetryLaterError } from '../../src/server/errors.ts';
import { submissionLimit, uploadQuota } from '../../src/server/security/addressLimit.ts';
import { Throttle } from '../../src/server/security/throttle.ts';
import { freshDatabase, type FreshDatabase } from './harness.ts';

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 2, 9) });
  fresh = await freshDatabase();
  database = await openDatabase(fresh.config);
});
afterAll(async () => {
  await database?.close();
  await fresh?.remove();
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe('a throttle', () => {
  let count = 0;
  let throttle: Throttle;
  const options = () => ({ name: `test-${count}`, free: 2, firstDelay: 1, maxDelay: 4, forgetAfter: 60 });
  const attempts = async (times: number, key = 'a') => {
    const waits: number[] = [];
    for (let at = 0; at < times; at += 1) waits.push(await throttle.attempt(key));
    return waits;
  };
  beforeEach(() => {
    count += 1;
    throttle = new Throttle(database, options());
  });

  it('lets the first failures pass, then one after each delay, which doubles up to its end', async () => {
    expect(await attempts(4)).toEqual([0, 0, 0, 1_000]);
    for (const delay of [2, 4, 4, 4]) {
      pass(4);
      expect(await attempts(2)).toEqual([0, delay * 1_000]);
    }
  });

  it('counts a hundred at once as a hundred', async () => {
    const waits = await Promise.all(Array.from({ length: 100 }, () => throttle.attempt('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('does not make a delay longer for those who come too soon', async () => {
    await attempts(3);
    pass(0.4);
    expect(await attempts(20)).toEqual(Array.from({ length: 20 }, () => 600));
    pass(0.6);
    expect(await attempts(1)).toEqual([0]);
  });

  it('keeps keys apart, and throttles of other names', async () => {
    await attempts(3);
    expect(await attempts(1, 'b')).toEqual([0]);
    expect(await new Throttle(database, { ...options(), name: 'another' }).attempt('a')).toBe(0);
  });

  it('starts afresh after a success, and after its time', async () => {
    await attempts(4);
    await throttle.forgive('a');
    expect(await attempts(4)).toEqual([0, 0, 0, 1_000]);
    pass(60);
    expect(await attempts(4)).toEqual([0, 0, 0, 1_000]);
  });

  it('takes one failure back, with the delay after it', async () => {
    await attempts(3);
    await throttle.takeBack('a');
    expect(await attempts(2)).toEqual([0, 1_000]);
  });

  it('is the same for every server of a database, and after a restart', async () => {
    await attempts(3);
    const other = await openDatabase(fresh.config);
    expect(await new Throttle(other, options()).attempt('a')).toBe(1_000);
    await other.close();
  });
});

describe('the limit of an address', () => {
  const send = async (address: string, times: number, form: 'account' | 'contact' = 'account') => {
    const limit = submissionLimit(database, form);
    for (let count = 0; count < times; count += 1) await limit(address);
  };

  it('is 20 in ten minutes, for each form by itself', async () => {
    await send('192.0.2.1', 20);
    await expect(send('192.0.2.1', 1)).rejects.toThrow(RetryLaterError);
    await send('192.0.2.1', 1, 'contact');
    pass(600);
    await send('192.0.2.1', 20);
  });

  it('says when the next may be sent', async () => {
    await send('192.0.2.2', 20);
    pass(400);
    await expect(send('192.0.2.2', 1)).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 200 });
  });

  it('counts the network of an IPv6 address, and no address of this machine', async () => {
    await send('2001:db8:1:2::1', 10);
    await send('2001:db8:1:2:ffff::9', 10);
    await expect(send('2001:db8:1:2:3:4:5:6', 1)).rejects.toThrow(RetryLaterError);
    await send('2001:db8:1:3::1', 1);
    await send('127.0.0.1', 100);
  });

  it('keeps no address and no name in the database', async () => {
    await send('203.0.113.77', 1);
    const { rows } = await database.pool.query<{ key: string }>('select key from rate_limit');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => !/^[a-z0-9-]+:[\w-]{1,43}$/u.test(key))).toEqual([]);
    expect(rows.some(({ key }) => key.includes('203.0.113'))).toBe(false);
  });
});

describe('what an address sends in files', () => {
  it('is 300 MB a day, for all forms and servers together', async () => {
    const [first, second] = [uploadQuota(database), uploadQuota(database)];
    for (let time = 0; time < 5; time += 1) for (const quota of [first, second]) await quota('203.0.113.70', 29_500_001);
    await expect(first('203.0.113.70', 1)).rejects.toThrow(RetryLaterError);
    await second('203.0.113.71', 29_500_000);
    await first('127.0.0.1', 900_000_000);
    pass(24 * 60 * 60 + 1);
    await first('203.0.113.70', 1);
  });
});
