import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RetryLaterError } from '../errors.ts';
import { shortestFillMs } from '../../contract/forms/submission.ts';
import { isLoopback, limitSubmissions, networkOf, takeFromPerson } from './robots.ts';

const send = (address: string, times: number, now = 0, scope: 'account' | 'contact' = 'account') => {
  for (let count = 0; count < times; count += 1) limitSubmissions(address, scope, now);
};

describe('what tells a person from a program', () => {
  const work = vi.fn(() => Promise.resolve('kept'));
  beforeEach(() => {
    vi.useFakeTimers();
    work.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [undefined, shortestFillMs],
    [{ website: '', elapsedMs: 0 }, shortestFillMs],
    [{ website: '', elapsedMs: -60_000 }, shortestFillMs],
    [{ website: '', elapsedMs: 304 }, shortestFillMs - 304],
    [{ website: '', elapsedMs: shortestFillMs }, 0],
    [{ website: '', elapsedMs: 60_000 }, 0],
  ])('takes a form with the check %j, and answers %i ms later', async (check, later) => {
    const answered = vi.fn();
    const answer = takeFromPerson(check, work).then(answered);
    await vi.advanceTimersByTimeAsync(Math.max(0, later - 1));
    expect(work).toHaveBeenCalledOnce();
    expect(answered).toHaveBeenCalledTimes(later > 0 ? 0 : 1);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(answered).toHaveBeenCalledWith('kept');
  });

  it('holds so many answers and no more', async () => {
    const answered = vi.fn();
    for (let count = 0; count < 250; count += 1) void takeFromPerson(undefined, work).then(answered);
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(250);
    expect(answered).toHaveBeenCalledTimes(50);
    await vi.advanceTimersByTimeAsync(shortestFillMs);
    expect(answered).toHaveBeenCalledTimes(250);
  });

  it('refuses a filled hidden field with words that a person can act on, and does nothing', async () => {
    await expect(takeFromPerson({ website: 'x', elapsedMs: 9_999 }, work)).rejects.toThrow(
      'This looks as if a program filled in the form. Please reload the page, fill it in yourself and send it again.',
    );
    expect(work).not.toHaveBeenCalled();
  });

  it('says at once what is wrong with the form', async () => {
    await expect(takeFromPerson(undefined, () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  });
});

describe('the limit of an address', () => {
  it('is 20 in any ten minutes, for each form by itself', () => {
    send('192.0.2.1', 20);
    expect(() => send('192.0.2.1', 1, 60_000)).toThrow(RetryLaterError);
    expect(() => send('192.0.2.1', 1, 60_000, 'contact')).not.toThrow();
    expect(() => send('192.0.2.1', 20, 600_000)).not.toThrow();
  });

  it('says when the next may be sent', () => {
    send('192.0.2.2', 1, 0);
    send('192.0.2.2', 19, 300_000);
    try {
      send('192.0.2.2', 1, 400_000);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ statusCode: 429, retryAfterSeconds: 200 });
    }
  });

  it('counts the network of an IPv6 address, and no address of this machine', () => {
    send('2001:db8:1:2::1', 10);
    send('2001:db8:1:2:ffff::9', 10);
    expect(() => send('2001:db8:1:2:3:4:5:6', 1)).toThrow(RetryLaterError);
    expect(() => send('2001:db8:1:3::1', 1)).not.toThrow();
    expect(() => send('127.0.0.1', 100)).not.toThrow();
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::', '0:0:0:0'],
  ['', ''],
])('takes %s for the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('knows the addresses of this machine', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['10.0.0.1', '::2', '128.0.0.1', ''].some(isLoopback)).toBe(false);
});
