import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { errorCode } from '../errors.ts';
import { makeFolder, moveDurably, writeAtomically } from '../files/atomic.ts';
import { MediaUnavailableError, type MediaStore } from './store.ts';

export class DiskStore implements MediaStore {
  readonly place: string;
  readonly isShared = false;

  /** @param folder - made when the first picture is stored */
  constructor(folder: string) {
    this.place = folder;
  }

  async read(name: string): Promise<Buffer | undefined> {
    return readFile(this.#pathOf(name)).catch(whenMissing(undefined));
  }

  async write(name: string, content: Buffer): Promise<void> {
    const path = this.#pathOf(name);
    await makeFolder(dirname(path)).catch(unavailable);
    await writeAtomically(path, content).catch(unavailable);
  }

  async adopt(name: string, path: string): Promise<void> {
    await moveDurably(path, this.#pathOf(name)).catch(unavailable);
  }

  async list(folder: string): Promise<string[]> {
    const entries = await readdir(join(this.place, folder), { recursive: true, withFileTypes: true }).catch(whenMissing([]));
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(this.place, join(parentPath, name)).split(sep).join('/'))
      .toSorted();
  }

  close(): void {}

  #pathOf(name: string): string {
    return join(this.place, name);
  }
}

/** An error handler that gives a value instead of a missing file or folder, or of a folder where a file is asked for. */
function whenMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (['ENOENT', 'EISDIR'].includes(errorCode(error) ?? '')) return value;
    return unavailable(error);
  };
}

function unavailable(error: unknown): never {
  throw new MediaUnavailableError(error);
}
