import { open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, removeAbandonedParts, whenMissing, writeAtomically } from '../files/atomic.ts';

/** Share of the limit that a clean-up leaves, so that the next one is not due soon. */
const leftAfterCleaning = 0.8;

/** Precision of the time of a picture's last use, in milliseconds: a coarse one makes writes of it rare. */
const usePrecisionMs = 24 * 60 * 60 * 1000;

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
   * @param limitBytes - beyond it those that were not used for the longest time are deleted
   * @param onError - called when a clean-up failed
   */
  constructor(folder: string, limitBytes: number, onError: (error: unknown) => void) {
    this.#folder = folder;
    this.#limitBytes = limitBytes;
    this.#onError = onError;
  }

  async get(name: string): Promise<Buffer | undefined> {
    await using file = await open(join(this.#folder, name)).catch(whenMissing(undefined));
    if (!file) return undefined;
    // The access time is set here, since many disks are mounted without access times.
    const { atimeMs, mtime } = await file.stat();
    if (Date.now() - atimeMs > usePrecisionMs) await file.utimes(new Date(), mtime);
    return await file.readFile();
  }

  async set(name: string, content: Buffer): Promise<void> {
    const path = join(this.#folder, name);
    await makeFolder(dirname(path));
    await writeAtomically(path, content);
    if (this.#bytes !== undefined) this.#bytes += content.length;
    if (this.#bytes === undefined || this.#bytes > this.#limitBytes) this.#cleanSoon();
  }

  async settled(): Promise<void> {
    await this.#cleaning;
  }

  /** Starts a clean-up in the background. One that fails is tried again with the next picture. */
  #cleanSoon(): void {
    this.#cleaning ??= this.#clean()
      .catch(this.#onError)
      .finally(() => (this.#cleaning = undefined));
  }

  /** Counts the files, deletes abandoned ones, and, over the limit, the least recently used ones. */
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
