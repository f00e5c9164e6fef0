/** Caches pictures on disk, within a number of bytes. */
import { open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../errors.ts';
import { makeFolder, removeAbandonedParts, writeAtomically } from '../files/atomic.ts';

/** What a clean-up leaves, as a share of the limit, so that the next one is a while away. */
const leftAfterCleaning = 0.8;

/** How exactly it is known when a picture was last used, in milliseconds: reading then seldom costs a write. */
const usePrecisionMs = 24 * 60 * 60 * 1000;

/** Ending of files that are still written. */
const unfinished = '.part';

/** Pictures on disk by name. Several processes may share the folder. */
export class PictureCache {
  readonly #folder: string;
  readonly #limitBytes: number;
  readonly #onError: (error: unknown) => void;
  /** Bytes on disk; counted when the first picture is written. */
  #bytes: number | undefined;
  #cleaning: Promise<void> | undefined;

  /**
   * @param folder made when the first picture is written
   * @param limitBytes beyond it those that were not used for the longest time are deleted
   * @param onError told when a clean-up failed
   */
  constructor(folder: string, limitBytes: number, onError: (error: unknown) => void) {
    this.#folder = folder;
    this.#limitBytes = limitBytes;
    this.#onError = onError;
  }

  /** The picture; undefined when it is not there. */
  async get(name: string): Promise<Buffer | undefined> {
    let file;
    try {
      file = await open(join(this.#folder, name));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
    try {
      // The access time is set here, since many disks are mounted so that they do not.
      const { atimeMs, mtime } = await file.stat();
      if (Date.now() - atimeMs > usePrecisionMs) await file.utimes(new Date(), mtime);
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  /** Keeps a picture. It appears under its name only when all of it is on the disk, whatever happens meanwhile. */
  async set(name: string, content: Buffer): Promise<void> {
    const path = join(this.#folder, name);
    await makeFolder(dirname(path));
    await writeAtomically(path, content);
    if (this.#bytes !== undefined) this.#bytes += content.length;
    if (this.#bytes === undefined || this.#bytes > this.#limitBytes) this.#cleanSoon();
  }

  /** Resolves when no clean-up runs. */
  async settled(): Promise<void> {
    await this.#cleaning;
  }

  /** Nobody waits for a clean-up. One that fails is tried again with the next picture. */
  #cleanSoon(): void {
    this.#cleaning ??= this.#clean()
      .catch(this.#onError)
      .finally(() => (this.#cleaning = undefined));
  }

  /** Counts what is there, deletes what was abandoned, and, over the limit, what was not used for the longest time. */
  async #clean(): Promise<void> {
    await removeAbandonedParts(this.#folder);
    const files = await this.#list();
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > this.#limitBytes) {
      files.sort((a, b) => a.usedMs - b.usedMs);
      for (const file of files) {
        if (bytes <= this.#limitBytes * leftAfterCleaning) break;
        await rm(file.path, { force: true });
        bytes -= file.bytes;
      }
    }
    this.#bytes = bytes;
  }

  async #list(): Promise<{ path: string; bytes: number; usedMs: number }[]> {
    const files = [];
    for (const entry of await readdir(this.#folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith(unfinished)) continue;
      const path = join(entry.parentPath, entry.name);
      const known = await stat(path).catch(() => undefined);
      if (known) files.push({ path, bytes: known.size, usedMs: Math.max(known.atimeMs, known.mtimeMs) });
    }
    return files;
  }
}
