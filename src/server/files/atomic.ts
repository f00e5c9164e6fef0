/** Files appear complete or not at all: written under another name, synced, renamed, and their folder synced, since a power cut could undo the name. */
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../errors.ts';
import { cutToBytes, nameMaxBytes } from './names.ts';

export type FileContent = string | Uint8Array | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

export interface WriteOptions {
  /** Permissions; by default only this user may read and write it. */
  readonly mode?: number;
}

/** For a file that holds nothing private: the umask decides who may read it. */
export const publicMode = 0o666;

/** The ending of an unfinished file's name: the id of the process that writes it, and random digits. */
const partName = /\.(\d+)-[\da-f]{8}\.part$/u;

/** Age at which an unfinished file counts as abandoned, even if another program has the process id by now; in milliseconds. */
const abandonedAfterMs = 60 * 60 * 1000;

/** A file that is being written. It is invisible until {@link AtomicFile.commit} gives it its name. */
export class AtomicFile {
  readonly #path: string;
  readonly #part: string;
  readonly #file: FileHandle;

  private constructor(path: string, part: string, file: FileHandle) {
    this.#path = path;
    this.#part = part;
    this.#file = file;
  }

  /** @param path - its final path; the folder must exist. @throws where a device, link or folder has that path: it would be replaced */
  static async create(path: string, { mode = 0o600 }: WriteOptions = {}): Promise<AtomicFile> {
    const present = await lstat(path).catch(() => undefined);
    if (present && !present.isFile()) throw new Error('it is not a file');
    const ending = `.${process.pid}-${randomUUID().slice(0, 8)}.part`;
    const part = join(dirname(path), cutToBytes(basename(path), nameMaxBytes - ending.length) + ending);
    return new AtomicFile(path, part, await open(part, 'wx', mode));
  }

  async write(content: FileContent): Promise<void> {
    await this.#file.writeFile(content);
  }

  /** Gives it its name, replacing a file of that name. Returns when this survives a power cut. */
  async commit(): Promise<void> {
    try {
      await this.#file.sync();
      await this.#file.close();
      await rename(this.#part, this.#path);
    } catch (error) {
      await this.discard();
      throw error;
    }
    await syncFolder(dirname(this.#path));
  }

  /** Deletes it. Does nothing after {@link AtomicFile.commit}. */
  async discard(): Promise<void> {
    await this.#file.close().catch(() => {});
    await rm(this.#part, { force: true });
  }
}

/** Writes a file in an existing folder, replacing one of that name. */
export async function writeAtomically(path: string, content: FileContent, options?: WriteOptions): Promise<void> {
  const file = await AtomicFile.create(path, options);
  await file.write(content).catch(async (error: unknown) => {
    await file.discard();
    throw error;
  });
  await file.commit();
}

/** Makes a folder and the missing ones above it, which survive a power cut. Only this user may enter the new folders. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Renames a synced file, or a folder, on the same disk, so that the new name survives a power cut. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to));
  await rename(from, to);
  await syncFolder(dirname(to));
}

export async function syncFolder(folder: string): Promise<void> {
  await using opened = await open(folder);
  await opened.sync();
}

/**
 * Deletes the unfinished files of killed processes in a folder. Does nothing when there is no such folder.
 *
 * @param options - `deep`: also in the folders below it, which is the default
 */
export async function removeAbandonedParts(folder: string, { deep = true }: { deep?: boolean } = {}): Promise<void> {
  const entries = await readdir(folder, { recursive: deep, withFileTypes: true }).catch(whenMissing([]));
  for (const entry of entries) {
    const pid = partName.exec(entry.name)?.[1];
    if (pid === undefined || !entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found && (!isAlive(Number(pid)) || Date.now() - found.mtimeMs > abandonedAfterMs)) await rm(path, { force: true });
  }
}

/** An error handler that gives a value instead of a missing file or folder. */
export function whenMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return value;
    throw error;
  };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process lives and belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}
