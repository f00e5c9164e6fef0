import { describe, expect, it, vi } from 'vitest';
import { BusyError, Workshop } from './workshop.ts';

const here = () => new AbortController().signal;

/** Work that ends when told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { make: vi.fn<() => Promise<string>>(() => promise), resolve, reject };
}

describe('Workshop', () => {
  it('makes the same thing once for all who ask meanwhile', async () => {
    const workshop = new Workshop<string>({ workers: 1, places: 0 });
    const { make, resolve } = work();
    const asked = [workshop.get('a', make, here()), workshop.get('a', make, here())];
    resolve('done');
    expect(await Promise.all(asked)).toEqual(['done', 'done']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('works on a bounded number, lets a bounded number wait and refuses the rest', async () => {
    const workshop = new Workshop<string>({ workers: 2, places: 1 });
    const works = [work(), work(), work()];
    const asked = works.map(({ make }, index) => workshop.get(`${index}`, make, here()));
    await expect(workshop.get('3', async () => '', here())).rejects.toThrow(BusyError);
    expect(works.map(({ make }) => make.mock.calls.length)).toEqual([1, 1, 0]);
    works[0]!.resolve('first');
    await asked[0];
    await vi.waitFor(() => expect(works[2]!.make).toHaveBeenCalled());
    works[1]!.resolve('second');
    works[2]!.resolve('third');
    expect(await Promise.all(asked)).toEqual(['first', 'second', 'third']);
  });

  it('does not begin what nobody waits for any more, and frees its place', async () => {
    const workshop = new Workshop<string>({ workers: 1, places: 1 });
    const [busy, unwanted, next] = [work(), work(), work()];
    const first = workshop.get('busy', busy.make, here());
    const leaving = new AbortController();
    const left = workshop.get('unwanted', unwanted.make, leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    const third = workshop.get('next', next.make, here());
    busy.resolve('');
    next.resolve('made');
    expect(await third).toBe('made');
    await first;
    expect(unwanted.make).not.toHaveBeenCalled();
  });

  it('goes on for the others when one leaves', async () => {
    const workshop = new Workshop<string>({ workers: 1, places: 0 });
    const { make, resolve } = work();
    const leaving = new AbortController();
    const left = workshop.get('a', make, leaving.signal);
    const stays = workshop.get('a', make, here());
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    resolve('done');
    expect(await stays).toBe('done');
  });

  it('tries again after a failure', async () => {
    const workshop = new Workshop<string>({ workers: 1, places: 0 });
    await expect(workshop.get('a', () => Promise.reject(new Error('no')), here())).rejects.toThrow('no');
    expect(await workshop.get('a', async () => 'yes', here())).toBe('yes');
  });
});
