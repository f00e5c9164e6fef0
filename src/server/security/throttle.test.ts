import { describe, expect, it } from 'vitest';
import { Throttle } from './throttle.ts';

const options = { free: 2, firstDelayMs: 1_000, maxDelayMs: 5_000, forgetAfterMs: 60_000, keyLimit: 3 };

describe('a throttle', () => {
  it('lets the first failures pass, then doubles the delay up to its end', () => {
    const throttle = new Throttle(options);
    const waits = Array.from({ length: 6 }, () => {
      throttle.count('a', 0);
      return throttle.waitFor('a', 0);
    });
    expect(waits).toEqual([0, 0, 1_000, 2_000, 4_000, 5_000]);
  });

  it('lets a delay end, and keeps keys apart', () => {
    const throttle = new Throttle(options);
    for (let count = 0; count < 3; count += 1) throttle.count('a', 0);
    expect([throttle.waitFor('a', 999), throttle.waitFor('a', 1_000), throttle.waitFor('b', 0)]).toEqual([1, 0, 0]);
  });

  it('starts afresh after a success, and when nothing came for long', () => {
    const throttle = new Throttle(options);
    for (let count = 0; count < 3; count += 1) throttle.count('a', 0);
    throttle.forgive('a');
    expect(throttle.waitFor('a', 0)).toBe(0);
    for (let count = 0; count < 9; count += 1) throttle.count('a', 0);
    throttle.count('a', 60_000);
    expect(throttle.waitFor('a', 60_000)).toBe(0);
  });

  it('takes one failure back', () => {
    const throttle = new Throttle(options);
    for (let count = 0; count < 3; count += 1) throttle.count('a', 0);
    throttle.forgiveOne('a');
    expect(throttle.waitFor('a', 0)).toBe(0);
    throttle.count('a', 0);
    expect(throttle.waitFor('a', 0)).toBe(1_000);
    throttle.forgiveOne('unknown');
    expect(throttle.waitFor('unknown', 0)).toBe(0);
  });

  it('remembers so many keys and no more: the longest unheard of goes', () => {
    const throttle = new Throttle(options);
    for (const key of ['a', 'b', 'c']) for (let count = 0; count < 3; count += 1) throttle.count(key, 0);
    throttle.count('a', 0);
    throttle.count('d', 0);
    expect(['a', 'b', 'c'].map((key) => throttle.waitFor(key, 0) > 0)).toEqual([true, false, true]);
  });
});
