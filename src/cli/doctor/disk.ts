import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../server/config.ts';
import { errorMessage } from '../../server/errors.ts';
import { writeAtomically } from '../../server/files/atomic.ts';
import { isOpenToOthers } from '../../server/files/permissions.ts';
import { findings, type Finding } from './check.ts';

const { fine, should, must } = findings('disk');

const megabyte = 1024 * 1024;

/** Room that should be left above the reserve, in bytes: some days of forms with files. */
const comfortableBytes = 1_000 * megabyte;

/** Most entries whose rights are looked at. */
const lookedAt = 20_000;

export async function* checkDisk({ dataDir, backups, diskReserveBytes }: Config): AsyncGenerator<Finding> {
  if (!existsSync(dataDir)) {
    yield must(`There is no folder ${dataDir} yet.`, 'Set DATA_DIR to the folder of the shop; a new shop makes it when it starts.');
    return;
  }
  for (const folder of backups ? [dataDir, backups.folder] : [dataDir]) {
    // A folder for backups is made with the first one.
    const existing = existsSync(folder) ? folder : dirname(folder);
    yield await checkRoom(folder, existing, diskReserveBytes);
    yield* checkWriting(existing);
    yield* checkRights(folder);
  }
}

async function checkRoom(folder: string, existing: string, reserveBytes: number): Promise<Finding> {
  const { bavail, bsize } = await statfs(existing);
  const free = bavail * bsize;
  const words = `${Math.floor(free / megabyte).toLocaleString('en-GB')} MB are free on the disk of ${folder}`;
  if (free < reserveBytes)
    return must(`${words}, less than DISK_RESERVE_MB (${reserveBytes / megabyte}): forms are turned away.`, 'Make room on it.');
  if (free < reserveBytes + comfortableBytes) return should(`${words}.`, 'Make room on it before forms are turned away.');
  return fine(`${words}.`);
}

async function* checkWriting(folder: string): AsyncGenerator<Finding> {
  const path = join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeAtomically(path, '');
  } catch (error) {
    yield must(
      `The folder ${folder} cannot be written (${errorMessage(error)}).`,
      'Give it to the user who runs the shop, and mount its disk so that it can be written.',
    );
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}

/** Looks for files that other users of the machine may use. The embedded database looks after its own folder. */
async function* checkRights(folder: string): AsyncGenerator<Finding> {
  const open: string[] = [];
  const waiting = [folder];
  for (let count = 0; waiting.length > 0 && count < lookedAt; count += 1) {
    const path = waiting.pop()!;
    if (await isOpenToOthers(path)) open.push(path);
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) if (!entry.isSymbolicLink() && entry.name !== 'postgresql') waiting.push(join(path, entry.name));
  }
  if (open.length === 0) return;
  yield must(
    `Other users of this machine may use ${open.length === 1 ? open[0] : `${open.length.toLocaleString('en-GB')} files and folders, the first is ${open[0]}`}.`,
    `Take that from them: chmod -R go= ${folder}`,
  );
}
