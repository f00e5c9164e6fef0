/** Pictures of an import: checked, then stored unchanged under the hash of their content. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, sep } from 'node:path';
import PQueue from 'p-queue';
import { memoise } from '../../contract/memoise.ts';
import { hashOfPicture } from '../../server/catalogue/index.ts';
import type { MediaSource } from '../../range/source.ts';
import { errorMessage } from '../../server/errors.ts';
import { isAlive, makeFolder, writeAtomically } from '../../server/files/atomic.ts';
import { explainStore, originalPath, originalsFolder, type MediaStore } from '../../server/media/index.ts';
import { RefusedPictureError } from '../../range/errors.ts';
import { CommandError } from '../errors.ts';
import { splitList, unescapePart } from '../../range/cells.ts';
import { isAddress } from '../../range/columns.ts';
import { fetchPicture } from './fetchPicture.ts';
import { extensionOf, pictureLimits } from '../../range/picture.ts';
import type { CsvRecord } from '../../range/readCsv.ts';

/** Prefix of the folders that hold pictures until they are committed, before the id of the process. */
const incoming = 'incoming-';

/** Age at which such a folder belongs to an import that was killed, in milliseconds. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** In such a folder: names of the pictures that were moved to the store before the catalogue was loaded. */
const movedList = 'moved.json';

const fetchedAtOnce = 6;

interface How {
  readonly isTrial: boolean;
  readonly fetches?: boolean;
}

const refuse = (message: string): Error => new CommandError(message);

/** Accepts pictures, and stores them for good only on {@link Originals.commit}. */
export class Originals {
  readonly #store: MediaStore;
  readonly #mediaFolder: string;
  readonly #source: string | undefined;
  readonly #incoming: string;
  readonly #isTrial: boolean;
  /** Fetches a few pictures at once; undefined when none are fetched. */
  readonly #fetching: PQueue | undefined;
  readonly #namesIn = memoise((folder) =>
    readdir(folder).then(
      (all) => Map.groupBy(all, plainName),
      () => new Map<string, string[]>(),
    ),
  );
  /** Checks the picture at a path below the image folder or at an address, once, and copies it to the incoming folder. @throws {RefusedPictureError} */
  readonly take = memoise((path): Promise<MediaSource> => this.#take(path));
  /** Pictures of earlier imports by hash, listed when a row first names one. */
  #stored: Promise<ReadonlyMap<string, MediaSource>> | undefined;
  /** Names of all stored pictures, listed when one is needed. */
  #names: Promise<ReadonlySet<string>> | undefined;
  /** Names in the store of pictures that are still in the incoming folder. */
  readonly #staged = new Set<string>();
  #isMoved = false;

  private constructor(store: MediaStore, mediaFolder: string, source: string | undefined, { isTrial, fetches = false }: How) {
    this.#store = store;
    this.#mediaFolder = mediaFolder;
    this.#source = source;
    this.#isTrial = isTrial;
    this.#fetching = fetches ? new PQueue({ concurrency: fetchedAtOnce }) : undefined;
    this.#incoming = join(mediaFolder, `${incoming}${process.pid}-${randomUUID()}`);
  }

  /** @param how - `isTrial`: pictures are only checked; `fetches`: those at addresses are fetched. @throws {CommandError} when there is no such image folder */
  static async open(store: MediaStore, mediaFolder: string, imageFolder: string | undefined, how: How): Promise<Originals> {
    if (imageFolder === undefined) return new Originals(store, mediaFolder, undefined, how);
    const folder = await realpath(imageFolder).catch(() => undefined);
    if (!folder || !(await stat(folder)).isDirectory()) throw new CommandError(`There is no image folder ${imageFolder}.`);
    return new Originals(store, mediaFolder, folder, how);
  }

  /** Rows, while pictures of those to come are fetched already. @param column - of the pictures */
  async *ahead(rows: AsyncIterable<CsvRecord>, column: number): AsyncGenerator<CsvRecord> {
    const waiting: CsvRecord[] = [];
    for await (const row of rows) {
      const names = this.#fetching ? splitList(row.cells[column] ?? '', '|').map(unescapePart) : [];
      // A refusal is told when its row is read.
      for (const name of names.filter(isAddress)) this.take(name).catch(() => undefined);
      waiting.push(row);
      if (waiting.length > (this.#fetching ? fetchedAtOnce : 0)) yield waiting.shift()!;
    }
    yield* waiting;
  }

  /** A picture stored by an earlier import; undefined when there is none. */
  async stored(hash: string): Promise<MediaSource | undefined> {
    this.#stored ??= this.#list().then(sourcesOf);
    return (await this.#stored).get(hash);
  }

  /** Moves the accepted pictures to the store. @throws {CommandError} when the store does not take them */
  async commit(): Promise<void> {
    if (this.#staged.size === 0) return;
    this.#isMoved = true;
    await writeAtomically(join(this.#incoming, movedList), JSON.stringify([...this.#staged]));
    for (const name of this.#staged)
      await explainStore(this.#store, 'written', this.#store.adopt(name, join(this.#incoming, name)), refuse);
  }

  /** Notes that the catalogue refers to the committed pictures. */
  settle(): void {
    this.#isMoved = false;
  }

  /** Deletes the incoming folder, unless pictures were committed that no catalogue refers to yet: {@link removeRemains} needs it then. */
  async discard(): Promise<void> {
    if (!this.#isMoved) await rm(this.#incoming, { recursive: true, force: true });
  }

  /** Deletes what killed or failed imports left. @param hashes - of the pictures of the catalogue, which stay */
  async removeRemains(hashes: ReadonlySet<string>): Promise<void> {
    const folders = (await readdir(this.#mediaFolder).catch((): string[] => [])).filter((name) => name.startsWith(incoming));
    const others = folders.map((name) => join(this.#mediaFolder, name)).filter((path) => path !== this.#incoming);
    const isOver = await Promise.all(others.map(hasEnded));
    // An import that still runs may count on any picture in the store.
    const mayDelete = isOver.every(Boolean) && !this.#store.isShared;
    for (const path of [...others.filter((_, index) => isOver[index]), this.#incoming]) {
      const list = await readFile(join(path, movedList), 'utf8').catch(() => '[]');
      const moved = (JSON.parse(list) as string[]).filter((name) => !hashes.has(hashOfPicture({ kind: 'file', path: name })));
      if (mayDelete) for (const name of moved) await rm(join(this.#mediaFolder, name), { force: true });
      await rm(path, { recursive: true, force: true });
    }
  }

  async #fetch(address: string): Promise<Buffer> {
    if (!this.#fetching) throw new RefusedPictureError('is an address; --fetch-images fetches it');
    return this.#fetching.add(() => fetchPicture(address, pictureLimits.bytes));
  }

  async #take(path: string): Promise<MediaSource> {
    const bytes = isAddress(path) ? await this.#fetch(path) : await this.#read(await this.#locate(path));
    const extension = await extensionOf(bytes);
    const kept = originalPath(createHash('sha256').update(bytes).digest('hex'), extension);
    if (!this.#staged.has(kept) && !(await this.#list()).has(kept)) {
      this.#staged.add(kept);
      await this.#stage(join(this.#incoming, kept), bytes);
    }
    return { kind: 'file', path: kept };
  }

  #list(): Promise<ReadonlySet<string>> {
    return (this.#names ??= explainStore(this.#store, 'read', this.#store.list(originalsFolder), refuse).then((names) => new Set(names)));
  }

  /** The real path of a picture, which must be inside the image folder after links are followed. */
  async #locate(path: string): Promise<string> {
    if (this.#source === undefined) throw new RefusedPictureError('is named, but no folder was given with --images');
    if (path.includes('\0') || isAbsolute(path) || path.split(/[/\\]/u).includes('..'))
      throw new RefusedPictureError('does not lie inside the image folder');
    let place: string;
    try {
      place = await realpath(existsSync(join(this.#source, path)) ? join(this.#source, path) : await this.#find(this.#source, path));
    } catch (error) {
      if (error instanceof RefusedPictureError) throw error;
      throw new RefusedPictureError(`cannot be read (${errorMessage(error)})`);
    }
    if (!place.startsWith(this.#source + sep)) throw new RefusedPictureError('does not lie inside the image folder');
    return place;
  }

  /** The path of a picture whose name is composed of other signs that look alike, or has other capitals. */
  async #find(source: string, path: string): Promise<string> {
    let place = source;
    for (const name of path.split('/').filter((part) => part !== '' && part !== '.')) {
      const names = (await this.#namesIn(place)).get(plainName(name)) ?? [];
      const alike = names.filter((each) => each.normalize() === name.normalize());
      const [found, other] = alike.length > 0 ? alike : names;
      if (found === undefined) throw new RefusedPictureError('does not exist in the image folder');
      if (other !== undefined) throw new RefusedPictureError(`may be "${found}" or "${other}" in the image folder`);
      place = join(place, found);
    }
    return place;
  }

  async #read(place: string): Promise<Buffer> {
    // The kind of file is checked before it is opened: opening a named pipe would wait for ever.
    const found = await stat(place);
    if (!found.isFile()) throw new RefusedPictureError('is not a file');
    if (found.size > pictureLimits.bytes) throw new RefusedPictureError(`is larger than ${pictureLimits.bytes / 1e6} MB`);
    return readFile(place).catch((error: unknown) => {
      throw new RefusedPictureError(`cannot be read (${errorMessage(error)})`);
    });
  }

  async #stage(place: string, bytes: Buffer): Promise<void> {
    if (this.#isTrial) return;
    if (this.#staged.size === 1) process.once('exit', () => this.#isMoved || rmSync(this.#incoming, { recursive: true, force: true }));
    await makeFolder(dirname(place));
    await writeAtomically(place, bytes);
  }
}

/** Pictures stored by imports, including those the catalogue no longer uses, by hash. */
function sourcesOf(paths: Iterable<string>): ReadonlyMap<string, MediaSource> {
  const sources = [...paths].map((path) => ({ kind: 'file', path }) as const);
  return new Map(sources.map((source) => [hashOfPicture(source), source]));
}

function plainName(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize();
}

/** Whether the import of an incoming folder is over: its process has ended, or a day has passed. */
async function hasEnded(folder: string): Promise<boolean> {
  const pid = Number(new RegExp(`^${incoming}(\\d+)-`, 'u').exec(basename(folder))?.[1] ?? process.pid);
  return !isAlive(pid) || Date.now() - (await stat(folder)).mtimeMs > abandonedAfterMs;
}
