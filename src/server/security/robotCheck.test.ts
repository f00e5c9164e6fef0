import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shortestFillMs } from '../../contract/forms/robotCheck.ts';
import { takeFromPerson } from './robotCheck.ts';

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

  it('holds so many answers and no more: further quick forms are told to come back, people are taken in', async () => {
    const [answered, refused] = [vi.fn(), vi.fn()];
    for (let count = 0; count < 250; count += 1) void takeFromPerson(undefined, work).then(answered, refused);
    await vi.advanceTimersByTimeAsync(0);
    expect([work, answered, refused].map(({ mock }) => mock.calls.length)).toEqual([200, 0, 50]);
    expect(refused).toHaveBeenCalledWith(expect.objectContaining({ statusCode: 503, retryAfterSeconds: 5 }));
    await expect(takeFromPerson({ website: '', elapsedMs: 60_000 }, work)).resolves.toBe('kept');
    await vi.advanceTimersByTimeAsync(shortestFillMs);
    expect(answered).toHaveBeenCalledTimes(200);
  });

  it('refuses a filled hidden field with words that a person can act on, and does nothing', async () => {
    await expect(takeFromPerson({ website: 'x', elapsedMs: 9_999 }, work)).rejects.toThrow(
      'A program seems to have filled this in, perhaps your browser. Check it and send it again.',
    );
    expect(work).not.toHaveBeenCalled();
  });

  it('says at once what is wrong with the form', async () => {
    await expect(takeFromPerson(undefined, () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  });
});
