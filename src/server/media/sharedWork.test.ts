import { describe, expect, it, vi } from 'vitest';
import { BoundedQueue } from '../boundedQueue.ts';
import { RetryLaterError } from '../errors.ts';
import { SharedWork } from './sharedWork.ts';

const here = () => new AbortController().signal;

/** Work that ends when told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { make: vi.fn<() => Promise<string>>(() => promise), resolve, reject };
}

const sharedWork = (concurrency: number, waitingLimit: number) =>
  new SharedWork<string>(new BoundedQueue({ name: 'test', concurrency, waitingLimit, busyMessage: 'Busy.', retryAfterMs: 1_000 }));

describe('shared work', () => {
  it('makes the same thing once for all who ask meanwhile', async () => {
    const shared = sharedWork(1, 0);
    const { make, resolve } = work();
    const asked = [shared.get('a', make, here()), shared.get('a', make, here())];
    resolve('done');
    expect(await Promise.all(asked)).toEqual(['done', 'done']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('works on a bounded number, lets a bounded number wait and refuses the rest', async () => {
    const shared = sharedWork(2, 1);
    const works = [work(), work(), work()];
    const asked = works.map(({ make }, index) => shared.get(`${index}`, make, here()));
    await expect(shared.get('3', async () => '', here())).rejects.toThrow(RetryLaterError);
    expect(works.map(({ make }) => make.mock.calls.length)).toEqual([1, 1, 0]);
    works[0]!.resolve('first');
    await asked[0];
    await vi.waitFor(() => expect(works[2]!.make).toHaveBeenCalled());
    works[1]!.resolve('second');
    works[2]!.resolve('third');
    expect(await Promise.all(asked)).toEqual(['first', 'second', 'third']);
  });

  it('does not begin what nobody waits for any more, and frees its place', async () => {
    const shared = sharedWork(1, 1);
    const [busy, unwanted, next] = [work(), work(), work()];
    const first = shared.get('busy', busy.make, here());
    const leaving = new AbortController();
    const left = shared.get('unwanted', unwanted.make, leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    const third = shared.get('next', next.make, here());
    busy.resolve('');
    next.resolve('made');
    expect(await third).toBe('made');
    await first;
    expect(unwanted.make).not.toHaveBeenCalled();
  });

  it('goes on for the others when one leaves', async () => {
    const shared = sharedWork(1, 0);
    const { make, resolve } = work();
    const leaving = new AbortController();
    const left = shared.get('a', make, leaving.signal);
    const stays = shared.get('a', make, here());
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    resolve('done');
    expect(await stays).toBe('done');
  });

  it('tries again after a failure', async () => {
    const shared = sharedWork(1, 0);
    await expect(shared.get('a', () => Promise.reject(new Error('no')), here())).rejects.toThrow('no');
    expect(await shared.get('a', async () => 'yes', here())).toBe('yes');
  });
});
