import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AtomicFile, makeFolder, moveDurably, removeAbandonedParts, writeAtomically } from './atomic.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarnbrook-atomic-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* pieces() {
  yield 'one ';
  yield Buffer.from('two');
}

it('writes a file whole, for this user alone, in the place of the one before', async () => {
  const path = join(folder, 'file');
  await writeAtomically(path, 'before');
  await writeAtomically(path, pieces());
  expect(await readFile(path, 'utf8')).toBe('one two');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['file']);
});

it('leaves the file before and nothing else when the content breaks off', async () => {
  const path = join(folder, 'file');
  async function* broken() {
    yield 'half';
    throw new Error('broke off');
  }
  await expect(writeAtomically(path, broken())).rejects.toThrow('broke off');
  expect(await readFile(path, 'utf8')).toBe('one two');
  expect(await readdir(folder)).toEqual(['file']);
});

it('writes a file whose name is as long as a file system allows', async () => {
  for (const name of ['b'.repeat(255), `${'漢'.repeat(83)}.webp`]) {
    await writeAtomically(join(folder, name), 'content');
    expect(await readdir(folder)).toContain(name);
    await rm(join(folder, name));
  }
});

it('shows nothing of a file before it is committed, and nothing of one that is discarded', async () => {
  const file = await AtomicFile.create(join(folder, 'later'));
  await file.write('a');
  await file.write('b');
  expect((await readdir(folder)).filter((name) => name === 'later')).toEqual([]);
  await file.commit();
  expect(await readFile(join(folder, 'later'), 'utf8')).toBe('ab');
  const other = await AtomicFile.create(join(folder, 'never'));
  await other.write('a');
  await other.discard();
  expect((await readdir(folder)).toSorted()).toEqual(['file', 'later']);
});

it('makes and moves into folders that only this user may enter', async () => {
  await makeFolder(join(folder, 'a/b'));
  expect((await stat(join(folder, 'a/b'))).mode & 0o777).toBe(0o700);
  await moveDurably(join(folder, 'later'), join(folder, 'a/c/d/moved'));
  expect(await readFile(join(folder, 'a/c/d/moved'), 'utf8')).toBe('ab');
});

it('deletes what a process that has ended left unfinished, and what is an hour old, and nothing else', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  await mkdir(join(folder, 'parts/deep'), { recursive: true });
  await writeFile(join(folder, `parts/deep/x.gz.${gone.pid}-0123abcd.part`), '');
  await writeFile(join(folder, `parts/x.gz.${process.pid}-0123abcd.part`), '');
  await writeFile(join(folder, 'parts/mine.part'), '');
  await removeAbandonedParts(join(folder, 'parts'));
  expect((await readdir(join(folder, 'parts'))).toSorted()).toEqual(['deep', 'mine.part', `x.gz.${process.pid}-0123abcd.part`]);
  expect(await readdir(join(folder, 'parts/deep'))).toEqual([]);
  await removeAbandonedParts(join(folder, 'nowhere'));
});

it('leaves a link and a folder where they are', async () => {
  const link = join(folder, 'stdout');
  await symlink('/proc/self/fd/1', link);
  for (const path of [link, folder]) await expect(writeAtomically(path, 'x')).rejects.toThrow('it is not a file');
  expect(await readlink(link)).toBe('/proc/self/fd/1');
});
