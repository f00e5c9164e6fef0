import { open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, removeAbandonedParts, whenMissing, writeAtomically } from '../files/atomic.ts';

/** Share of the limit that a clean-up leaves, so that the next one is not due soon. */
const leftAfterCleaning = 0.8;

/** Precision of the time of a picture's last use, in milliseconds: a coarse one makes writes of it rare. */
const usePrecisionMs = 24 * 60 * 60 * 1000;

const unfinished = '.part';

/**
 * Pictures on disk by name. Several processes may share the folder.
 *
 * @param limitBytes - beyond it those that were not used for the longest time are deleted
 * @param onError - called when a clean-up failed
 */
export function pictureCache(folder: string, limitBytes: number, onError: (error: unknown) => void) {
  /** Bytes on disk; counted when the first picture is written. */
  let bytes: number | undefined;
  let cleaning: Promise<void> | undefined;

  const list = async () => {
    const files = [];
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith(unfinished)) continue;
      const path = join(entry.parentPath, entry.name);
      const known = await stat(path).catch(() => undefined);
      if (known) files.push({ path, bytes: known.size, usedMs: Math.max(known.atimeMs, known.mtimeMs) });
    }
    return files;
  };

  /** Counts the files, deletes abandoned ones, and, over the limit, the least recently used ones. */
  const clean = async () => {
    await removeAbandonedParts(folder);
    const files = await list();
    let left = files.reduce((sum, file) => sum + file.bytes, 0);
    const wanted = left > limitBytes ? limitBytes * leftAfterCleaning : left;
    for (const file of files.toSorted((a, b) => a.usedMs - b.usedMs)) {
      if (left <= wanted) break;
      await rm(file.path, { force: true });
      left -= file.bytes;
    }
    bytes = left;
  };

  return {
    async get(name: string): Promise<Buffer | undefined> {
      await using file = await open(join(folder, name)).catch(whenMissing(undefined));
      if (!file) return undefined;
      // The access time is set here, since many disks are mounted without access times.
      const { atimeMs, mtime } = await file.stat();
      if (Date.now() - atimeMs > usePrecisionMs) await file.utimes(new Date(), mtime);
      return await file.readFile();
    },
    async set(name: string, content: Buffer): Promise<void> {
      const path = join(folder, name);
      await makeFolder(dirname(path));
      await writeAtomically(path, content);
      if (bytes !== undefined) bytes += content.length;
      // A clean-up that fails is tried again with the next picture.
      if (bytes === undefined || bytes > limitBytes)
        cleaning ??= clean()
          .catch(onError)
          .finally(() => (cleaning = undefined));
    },
    /** Waits for a clean-up that runs in the background. */
    settled: async () => cleaning,
  };
}
