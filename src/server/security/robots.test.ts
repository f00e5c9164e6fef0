import { describe, expect, it } from 'vitest';
import { RetryLaterError } from '../errors.ts';
import { isLoopback, limitSubmissions, networkOf, refuseRobots } from './robots.ts';

const send = (address: string, times: number, now = 0, scope: 'account' | 'contact' = 'account') => {
  for (let count = 0; count < times; count += 1) limitSubmissions(address, scope, now);
};

describe('what tells a person from a program', () => {
  it('is judged only when it was sent', () => {
    expect(() => refuseRobots(undefined)).not.toThrow();
    expect(() => refuseRobots({ website: '', elapsedMs: 1_500 })).not.toThrow();
  });

  it.each([
    [
      { website: 'x', elapsedMs: 9_999 },
      'This looks as if a program filled in the form. Please reload the page, fill it in yourself and send it again.',
    ],
    [{ website: '', elapsedMs: 1_499 }, 'That was very quick. Please look through what you entered and send it again.'],
    [{ website: '', elapsedMs: -5 }, 'That was very quick. Please look through what you entered and send it again.'],
  ])('refuses %j with words that a person can act on', (check, message) => {
    expect(() => refuseRobots(check)).toThrow(message);
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
