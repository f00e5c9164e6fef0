import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** A file changed so shortly before it was looked at may change again without another time of change, in milliseconds. */
const settledAfterMs = 1_000;

/** How a file looked before it was copied. */
interface Seen {
  readonly size: number;
  readonly changedAt: number;
  readonly isSettled: boolean;
}

/**
 * Copies a folder into another, as often as it is asked: each time only what is not there as it is now. So the bulk can be copied while somebody writes
 * into the folder, and the rest in a moment in which nobody does.
 */
export class Mirror {
  readonly #source: string;
  readonly #target: string;
  #seen: ReadonlyMap<string, Seen> = new Map();

  /** @param target - made by the first {@link update}, for this user alone */
  constructor(source: string, target: string) {
    this.#source = source;
    this.#target = target;
  }

  /** Brings the copy up to date. With nobody writing meanwhile it is then the same. */
  async update(): Promise<void> {
    const now = Date.now();
    await mkdir(this.#target, { recursive: true, mode: 0o700 });
    const entries = await readdir(this.#source, { recursive: true, withFileTypes: true });
    const pathOf = (entry: (typeof entries)[number]) => relative(this.#source, join(entry.parentPath, entry.name));
    const files = entries.filter((entry) => entry.isFile()).map(pathOf);
    await Promise.all(
      entries.filter((entry) => entry.isDirectory()).map((entry) => mkdir(join(this.#target, pathOf(entry)), { recursive: true })),
    );
    const found = await Promise.all(files.map(async (path) => [path, await look(join(this.#source, path), now)] as const));
    const present = new Map(found.filter((each): each is [string, Seen] => each[1] !== undefined));
    for (const [path, { size, changedAt }] of present) {
      const before = this.#seen.get(path);
      if (before?.isSettled && before.size === size && before.changedAt === changedAt) continue;
      await copy(join(this.#source, path), join(this.#target, path));
    }
    for (const path of this.#seen.keys()) if (!present.has(path)) await rm(join(this.#target, path), { force: true });
    this.#seen = present;
  }
}

async function look(path: string, now: number): Promise<Seen | undefined> {
  try {
    const { size, mtimeMs: changedAt } = await stat(path);
    return { size, changedAt, isSettled: changedAt < now - settledAfterMs };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** A file that goes in this moment is missed by nobody: the next update sees that it is gone. */
async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to, constants.COPYFILE_FICLONE).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

const isMissing = (error: unknown) => (error as { code?: unknown }).code === 'ENOENT';
