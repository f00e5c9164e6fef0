/**
 * Files that appear whole or not at all, whatever ends the process or the machine: written under another name, put on the disk, renamed, and the folder put
 * on the disk too, since a power cut forgets a new name that was not.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../errors.ts';

/** What can be written at once or piece by piece. */
export type FileContent = string | Uint8Array | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** How a file is written. */
export interface WriteOptions {
  /** Permissions; by default only this user may read and write it. */
  readonly mode?: number;
}

/** The name of a file that is not whole yet: that of the file, the process that writes it, and something that no other attempt has. */
const partName = /\.(\d+)-[\da-f]{8}\.part$/u;

/** Age at which a part is nobody's, also where the number of its process has another program by now; in milliseconds. */
const abandonedAfterMs = 60 * 60 * 1000;

/** A file that is being written. It is given its name by {@link AtomicFile.commit}; until then nobody sees it. */
export class AtomicFile {
  readonly #path: string;
  readonly #part: string;
  readonly #file: FileHandle;

  private constructor(path: string, part: string, file: FileHandle) {
    this.#path = path;
    this.#part = part;
    this.#file = file;
  }

  /** Begins a file. @param path - where it will be; its folder exists */
  static async create(path: string, { mode = 0o600 }: WriteOptions = {}): Promise<AtomicFile> {
    const part = `${path}.${process.pid}-${randomUUID().slice(0, 8)}.part`;
    return new AtomicFile(path, part, await open(part, 'wx', mode));
  }

  /** Adds to its end. */
  async write(content: FileContent): Promise<void> {
    await this.#file.writeFile(content);
  }

  /** Gives it its name, in the place of a file that has it already. Returns when all of that survives a power cut. */
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

  /** Forgets it. Does nothing to one that has its name. */
  async discard(): Promise<void> {
    await this.#file.close().catch(() => {});
    await rm(this.#part, { force: true });
  }
}

/** Writes a file in a folder that exists, in the place of one of that name. */
export async function writeAtomically(path: string, content: FileContent, options?: WriteOptions): Promise<void> {
  const file = await AtomicFile.create(path, options);
  try {
    await file.write(content);
  } catch (error) {
    await file.discard();
    throw error;
  }
  await file.commit();
}

/** Makes a folder and those above it that are missing; they survive a power cut. Only this user may enter those that it makes. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Gives a file that is on the disk another name on the same disk, which survives a power cut. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to));
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Makes sure that the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/**
 * Deletes what processes that were killed left unfinished in a folder. A folder that is not there has nothing.
 *
 * @param options - `deep`: also in the folders below it, which is the default
 */
export async function removeAbandonedParts(folder: string, { deep = true }: { deep?: boolean } = {}): Promise<void> {
  const entries = await readdir(folder, { recursive: deep, withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const pid = partName.exec(entry.name)?.[1];
    if (pid === undefined || !entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found && (!isAlive(Number(pid)) || Date.now() - found.mtimeMs > abandonedAfterMs)) await rm(path, { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives and is another user's.
    return errorCode(error) === 'EPERM';
  }
}
