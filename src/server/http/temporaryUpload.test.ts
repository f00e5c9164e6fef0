import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TemporaryUpload } from './temporaryUpload.ts';

let folder: string;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'tarnbrook-upload-')), 'uploads');
});
afterAll(() => rm(join(folder, '..'), { recursive: true }));

async function* chunks(...texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text);
}

it('gives back each piece as it came, while nothing can be found in its folder', async () => {
  const upload = await TemporaryUpload.open(folder);
  const pieces = [await upload.append(chunks('one', ' and ', 'a half')), await upload.append(chunks()), await upload.append(chunks('two'))];
  expect(await readdir(folder)).toEqual([]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await Promise.all(pieces.map((piece) => upload.read(piece)))).map(String)).toEqual(['one and a half', '', 'two']);
  await upload.close();
});

it('hands on what goes wrong while a piece arrives', async () => {
  const upload = await TemporaryUpload.open(folder);
  const broken = (async function* () {
    yield Buffer.from('half');
    throw new Error('cut off');
  })();
  await expect(upload.append(broken)).rejects.toThrow('cut off');
  await upload.close();
});
