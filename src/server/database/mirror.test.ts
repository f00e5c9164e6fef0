import { appendFile, mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Mirror } from './mirror.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarnbrook-mirror-'));
  await mkdir(join(folder, 'from', 'empty'), { recursive: true });
  await mkdir(join(folder, 'from', 'base'));
  for (const name of ['a', 'b', 'base/c']) await write(name, `${name}, first`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const from = (name: string) => join(folder, 'from', name);
const to = (name: string) => join(folder, 'to', name);
const longAgo = new Date(2026, 0, 1);

/** A file that nobody has touched for long. */
async function write(name: string, text: string): Promise<void> {
  await writeFile(from(name), text);
  await utimes(from(name), longAgo, longAgo);
}

it('copies everything, empty folders too', async () => {
  await new Mirror(join(folder, 'from'), join(folder, 'to')).update();
  expect((await readdir(join(folder, 'to'), { recursive: true })).toSorted()).toEqual(['a', 'b', 'base', 'base/c', 'empty']);
  expect(await readFile(to('base/c'), 'utf8')).toBe('base/c, first');
});

it('then copies what was written, came and went, and nothing else', async () => {
  const mirror = new Mirror(join(folder, 'from'), join(folder, 'to'));
  await mirror.update();
  await writeFile(to('a'), 'not copied again');
  await appendFile(from('base/c'), ', second');
  await rm(from('b'));
  await write('base/d', 'new');
  await mirror.update();
  expect((await readdir(join(folder, 'to'), { recursive: true })).toSorted()).toEqual(['a', 'base', 'base/c', 'base/d', 'empty']);
  expect(await Promise.all(['a', 'base/c', 'base/d'].map((name) => readFile(to(name), 'utf8')))).toEqual([
    'not copied again',
    'base/c, first, second',
    'new',
  ]);
});

it('does not trust the time of a file that was written in the moment it was copied', async () => {
  const mirror = new Mirror(join(folder, 'from'), join(folder, 'to'));
  const now = new Date();
  await writeFile(from('a'), 'one');
  await utimes(from('a'), now, now);
  await mirror.update();
  await writeFile(from('a'), 'two');
  await utimes(from('a'), now, now);
  await mirror.update();
  expect(await readFile(to('a'), 'utf8')).toBe('two');
});
