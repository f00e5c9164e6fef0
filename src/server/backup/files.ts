/** The files that belong to a backup: imported pictures, wherever they are stored. Everything else is the database, or can be made again. */
import type { Database } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import { explainStore, originalsFolder, type MediaStore } from '../media/index.ts';
import type { BackupContent } from './format.ts';

const pieceBytes = 256 * 1024;

/** Prefix of the names that files of the media store have in a backup. */
const prefix = 'media/';

const refuse = (message: string): Error => new RequestError(500, message);

/** The imported pictures of a store, by their names in a backup. @throws {RequestError} when there are some that cannot be listed */
export async function listFiles(store: MediaStore): Promise<string[]> {
  const names = await explainStore(store, 'read', store.list(originalsFolder), refuse);
  return names.map((name) => prefix + name);
}

/** The imported pictures that the catalogue names and a store does not have, by their names in a backup. */
export async function missingFiles({ kysely }: Pick<Database, 'kysely'>, store: MediaStore): Promise<string[]> {
  const present = new Set(await listFiles(store));
  const named = await kysely.selectFrom('media').select('path').where('path', 'like', `${originalsFolder}/%`).orderBy('path').execute();
  return named.map(({ path }) => prefix + path).filter((name) => !present.has(name));
}

/** Gives files of a store in pieces, one picture in memory at a time. They never change, so they may be read while the server runs. */
export async function* readFiles(store: MediaStore, names: readonly string[]): AsyncGenerator<BackupContent> {
  for (const file of names) {
    const content = await store.read(file.slice(prefix.length));
    if (!content) throw new Error(`The picture ${file} is gone from ${store.place}.`);
    yield { file };
    for (let at = 0; at < content.length; at += pieceBytes) yield { piece: content.toString('base64', at, at + pieceBytes) };
  }
}

/** Writes the files of a backup to a store, each as a whole. */
export function fileRestorer(store: MediaStore) {
  let current: { readonly name: string; readonly pieces: Buffer[] } | undefined;

  async function finish(): Promise<void> {
    if (current) {
      const { name, pieces } = current;
      await explainStore(store, 'written', store.write(name, Buffer.concat(pieces)), refuse);
    }
    current = undefined;
  }

  return {
    /** Begins a file. @throws {RequestError} 422 when its name leads out of the folder of pictures */
    async begin(name: string): Promise<void> {
      await finish();
      if (!/^media\/originals(?:\/[\w-][\w.-]*)+$/u.test(name))
        throw new RequestError(422, `The backup names a file "${name}" that cannot be in one.`);
      current = { name: name.slice(prefix.length), pieces: [] };
    },
    add(piece: string): void {
      current?.pieces.push(Buffer.from(piece, 'base64'));
    },
    finish,
  };
}
