import { existsSync } from 'node:fs';
import { mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '../../range/readRange.ts';
import { writeReport } from './report.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tarnbrook-report-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const problem: Problem = { line: 2, code: 'A', field: 'name', reason: 'is missing' };

it('goes without any problem, but nothing goes that is no file', async () => {
  const [report, device] = [path.join(folder, 'a.csv'), path.join(folder, 'null')];
  await writeFile(report, '');
  await symlink('/dev/null', device);
  for (const each of [report, device, path.join(folder, 'none.csv')]) await writeReport(each, []);
  expect(existsSync(report)).toBe(false);
  expect(await readlink(device)).toBe('/dev/null');
});

it('that cannot be written is told in a sentence', async () => {
  await expect(writeReport(path.join(folder, 'nowhere/a.csv'), [problem])).rejects.toThrow('There is no folder');
  await expect(writeReport(folder, [problem])).rejects.toThrow('cannot be written (it is not a file)');
});
