/** The files that belong to a backup: imported pictures. Everything else below the data folder is the database, or can be made again. */
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Database } from '../database/index.ts';
import { errorCode, errorMessage, RequestError } from '../errors.ts';
import { AtomicFile, makeFolder } from '../files/atomic.ts';
import { mediaFolder, originalsFolder } from '../media/index.ts';
import type { BackupContent } from './format.ts';

/** Bytes of a piece of a file. */
const pieceBytes = 256 * 1024;

/**
 * The imported pictures of a data folder, by their paths in it.
 *
 * @throws {RequestError} when there are some that cannot be listed
 */
export async function listFiles(dataDir: string): Promise<string[]> {
  const folder = join(mediaFolder(dataDir), originalsFolder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw new RequestError(500, `The pictures in ${folder} cannot be read (${errorMessage(error)}).`);
  });
  return entries
    .filter((each) => each.isFile())
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)).split(sep).join('/'));
}

/** The imported pictures that the catalogue names and a data folder does not have, by their paths in it. */
export async function missingFiles({ kysely }: Pick<Database, 'kysely'>, dataDir: string): Promise<string[]> {
  const present = new Set(await listFiles(dataDir));
  const named = await kysely.selectFrom('media').select('path').where('path', 'like', `${originalsFolder}/%`).orderBy('path').execute();
  const folder = relative(dataDir, mediaFolder(dataDir));
  return named.map(({ path }) => `${folder}/${path}`).filter((path) => !present.has(path));
}

/** Gives files of a data folder in pieces. The pictures among them never change, so they may be read while the server runs. */
export async function* readFiles(dataDir: string, paths: readonly string[]): AsyncGenerator<BackupContent> {
  for (const file of paths) {
    yield { file };
    for await (const piece of createReadStream(join(dataDir, file), { highWaterMark: pieceBytes }) as AsyncIterable<Buffer>)
      yield { piece: piece.toString('base64') };
  }
}

/** Writes the files of a backup below a data folder, each by an atomic write. */
export class FileRestorer {
  readonly #dataDir: string;
  #current: AtomicFile | undefined;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** Begins a file. @throws {RequestError} 422 when its name leads out of the folder of pictures */
  async begin(name: string): Promise<void> {
    await this.finish();
    if (!/^media\/originals(?:\/[\w-][\w.-]*)+$/u.test(name))
      throw new RequestError(422, `The backup names a file "${name}" that cannot be in one.`);
    const path = join(this.#dataDir, name);
    await makeFolder(dirname(path));
    this.#current = await AtomicFile.create(path);
  }

  async add(piece: string): Promise<void> {
    await this.#current?.write(Buffer.from(piece, 'base64'));
  }

  /** Gives the last file its final name. */
  async finish(): Promise<void> {
    await this.#current?.commit();
    this.#current = undefined;
  }
}
