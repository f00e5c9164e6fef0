/** Pictures of an import: checked, then stored unchanged under the hash of their content. */
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, sep } from 'node:path';
import sharp from 'sharp';
import { hashOfPicture, type MediaSource } from '../../server/catalogue/index.ts';
import { errorCode, errorMessage } from '../../server/errors.ts';
import { makeFolder, writeAtomically } from '../../server/files/atomic.ts';
import { explainStore, originalPath, originalsFolder, type MediaStore } from '../../server/media/index.ts';
import { CommandError } from '../errors.ts';

/** Largest size of a picture; the formats that it is served in end at 16,383 pixels a side. */
const limits = { bytes: 30_000_000, pixels: 60_000_000, side: 16_000 };

/** Prefix of the folders that hold pictures until they are committed. */
const incoming = 'incoming-';

/** Age at which such a folder belongs to an import that was killed, in milliseconds. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** File extensions by the name that sharp gives a format. */
const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

const refuse = (message: string): Error => new CommandError(message);

/** A picture is refused. The message continues a sentence that begins with its name. */
export class RefusedPictureError extends Error {}

/** Accepts pictures, and stores them for good only on {@link Originals.commit}. */
export class Originals {
  readonly #store: MediaStore;
  readonly #source: string | undefined;
  readonly #incoming: string;
  /** Pictures by path below the image folder, so that a picture that many rows name is checked once. */
  readonly #taken = new Map<string, Promise<MediaSource>>();
  /** Pictures of earlier imports by hash and by file name, listed when a row first names one. */
  #stored: Promise<ReadonlyMap<string, MediaSource>> | undefined;
  /** Names of all stored pictures, listed when one is needed. */
  #names: Promise<ReadonlySet<string>> | undefined;
  /** Names in the store of pictures that are still in the incoming folder. */
  readonly #staged = new Set<string>();

  private constructor(store: MediaStore, mediaFolder: string, source: string | undefined) {
    this.#store = store;
    this.#source = source;
    this.#incoming = join(mediaFolder, `${incoming}${randomUUID()}`);
  }

  /**
   * @param store place for the originals
   * @param mediaFolder folder on this machine for pictures until they are committed
   * @param imageFolder folder of the pictures that rows name; undefined when there is none
   * @throws {CommandError} when the image folder does not exist
   */
  static async open(store: MediaStore, mediaFolder: string, imageFolder: string | undefined): Promise<Originals> {
    await removeAbandoned(mediaFolder);
    if (imageFolder === undefined) return new Originals(store, mediaFolder, undefined);
    const folder = await realpath(imageFolder).catch(() => undefined);
    if (!folder || !(await stat(folder)).isDirectory()) throw new CommandError(`There is no image folder ${imageFolder}.`);
    return new Originals(store, mediaFolder, folder);
  }

  /** Checks the picture at a path below the image folder and copies it to the incoming folder. @throws {RefusedPictureError} */
  take(path: string): Promise<MediaSource> {
    const known = this.#taken.get(path);
    if (known) return known;
    const taken = this.#take(path);
    this.#taken.set(path, taken);
    return taken;
  }

  /** A picture stored by an earlier import, by its hash or its file name; undefined when there is none. */
  async stored(name: string): Promise<MediaSource | undefined> {
    this.#stored ??= this.#list().then(sourcesOf);
    return (await this.#stored).get(name);
  }

  /** Moves the accepted pictures to the store. @throws {CommandError} when the store does not take them; those it took stay for the next attempt */
  async commit(): Promise<void> {
    for (const name of this.#staged)
      await explainStore(this.#store, 'written', this.#store.adopt(name, join(this.#incoming, name)), refuse);
    await this.discard();
  }

  /** Deletes the accepted pictures that were not committed. */
  async discard(): Promise<void> {
    this.#staged.clear();
    await rm(this.#incoming, { recursive: true, force: true });
  }

  async #take(path: string): Promise<MediaSource> {
    const bytes = await this.#read(await this.#locate(path));
    const extension = await check(bytes);
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
      place = await realpath(join(this.#source, path));
    } catch (error) {
      throw new RefusedPictureError(
        errorCode(error) === 'ENOENT' ? 'does not exist in the image folder' : `cannot be read (${errorMessage(error)})`,
      );
    }
    if (!place.startsWith(this.#source + sep)) throw new RefusedPictureError('does not lie inside the image folder');
    return place;
  }

  async #read(place: string): Promise<Buffer> {
    // The kind of file is checked before it is opened: opening a named pipe would wait for ever.
    const found = await stat(place);
    if (!found.isFile()) throw new RefusedPictureError('is not a file');
    if (found.size > limits.bytes) throw new RefusedPictureError(`is larger than ${limits.bytes / 1e6} MB`);
    return readFile(place).catch((error: unknown) => {
      throw new RefusedPictureError(`cannot be read (${errorMessage(error)})`);
    });
  }

  async #stage(place: string, bytes: Buffer): Promise<void> {
    await makeFolder(dirname(place));
    await writeAtomically(place, bytes);
  }
}

/** All pictures stored by imports, including those the catalogue no longer uses: by hash, and by file name as older exports name them. */
function sourcesOf(names: Iterable<string>): ReadonlyMap<string, MediaSource> {
  const kept = new Map<string, MediaSource>();
  for (const name of [...names].map((path) => basename(path)).filter((each) => /^[0-9a-f]{64}\.[a-z]{3,4}$/u.test(each))) {
    const source = { kind: 'file', path: originalPath(name.slice(0, 64), name.slice(65)) } as const;
    kept.set(hashOfPicture(source), source).set(name, source);
  }
  return kept;
}

/** Deletes the incoming folders of imports that were killed. */
async function removeAbandoned(mediaFolder: string): Promise<void> {
  const names = await readdir(mediaFolder).catch((): string[] => []);
  for (const name of names.filter((each) => each.startsWith(incoming))) {
    const { mtimeMs } = await stat(join(mediaFolder, name));
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(join(mediaFolder, name), { recursive: true, force: true });
  }
}

/** The file extension of a picture that can be shown. Decodes it completely at a small size, so that a damaged file is found now and not by a visitor. */
async function check(bytes: Buffer): Promise<string> {
  const options = { limitInputPixels: limits.pixels, failOn: 'error' } as const;
  try {
    const { format, compression, width, height } = await sharp(bytes, options).metadata();
    const extension = extensions[format];
    if (!extension || (format === 'heif' && compression !== 'av1'))
      throw new RefusedPictureError('is not a JPEG, PNG, WebP or AVIF picture');
    if (Math.max(width, height) > limits.side)
      throw new RefusedPictureError(
        `is ${width} × ${height} pixels, but no side may have more than ${limits.side.toLocaleString('en-GB')}`,
      );
    await sharp(bytes, options).resize(64, 64, { fit: 'inside' }).raw().toBuffer();
    return extension;
  } catch (error) {
    if (error instanceof RefusedPictureError) throw error;
    const reason = errorMessage(error).split('\n', 1)[0]!;
    throw new RefusedPictureError(
      reason.includes('pixel limit')
        ? `has more than ${limits.pixels / 1e6} million pixels`
        : `is not a picture that can be read (${reason})`,
    );
  }
}
