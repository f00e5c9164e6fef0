import { spawn } from 'node:child_process';
import { mkdtemp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureCache } from './pictureCache.ts';

let folder: string;
const fail = (error: unknown) => {
  throw error;
};
const day = 24 * 60 * 60;
const now = () => Date.now() / 1000;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarnbrook-made-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('pictureCache', () => {
  it('finds what it has, also in the next process', async () => {
    await pictureCache(folder, 1e6, fail).set('e/ab/ab-320.avif', Buffer.from('picture'));
    const next = pictureCache(folder, 1e6, fail);
    expect((await next.get('e/ab/ab-320.avif'))?.toString()).toBe('picture');
    expect(await next.get('e/ab/ab-640.avif')).toBeUndefined();
  });

  it('deletes those not used for the longest time when there is too much', async () => {
    const made = pictureCache(folder, 350, fail);
    for (const [index, name] of ['old', 'used', 'new'].entries()) {
      await made.set(name, Buffer.alloc(100));
      await utimes(join(folder, name), now() - (10 - index) * day, now() - (10 - index) * day);
    }
    await made.get('old');
    await made.set('last', Buffer.alloc(100));
    await made.settled();
    expect((await readdir(folder)).sort()).toEqual(['last', 'old']);
  });

  it('takes away what a process left unfinished, but not what another one may still write', async () => {
    await writeFile(join(folder, 'a.999999999-0123abcd.part'), 'hal');
    await utimes(join(folder, 'a.999999999-0123abcd.part'), now() - day, now() - day);
    await writeFile(join(folder, `a.${process.pid}-0123abcd.part`), 'hal');
    const made = pictureCache(folder, 1e6, fail);
    expect(await made.get('a')).toBeUndefined();
    await made.set('b', Buffer.from('whole'));
    await made.settled();
    expect((await readdir(folder)).sort()).toEqual([`a.${process.pid}-0123abcd.part`, 'b']);
  });

  it('leaves nothing behind when it cannot write a picture', async () => {
    await mkdir(join(folder, 'taken'));
    await expect(pictureCache(folder, 1e6, fail).set('taken', Buffer.from('x'))).rejects.toThrow('it is not a file');
    expect(await readdir(folder)).toEqual(['taken']);
  });

  it('has only whole pictures after the process was killed while writing', async () => {
    const bytes = 3_000_000;
    const script = `
      import { pictureCache } from ${JSON.stringify(new URL('./pictureCache.ts', import.meta.url).href)};
      const made = pictureCache(${JSON.stringify(folder)}, 1e9, console.error);
      console.log('writing');
      for (let index = 0; ; index++) await made.set('p' + index, Buffer.alloc(${bytes}, index));`;
    for (const delay of [5, 23, 61]) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      await wait(delay);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      for (const name of await readdir(folder)) {
        if (name.endsWith('.part')) continue;
        expect((await stat(join(folder, name))).size).toBe(bytes);
        expect((await readFile(join(folder, name))).every((byte) => byte === Number(name.slice(1)) % 256)).toBe(true);
      }
    }
  });
});
