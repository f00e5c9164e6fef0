/** Pictures by hash, width and format: from the cache on disk, from the store that servers share, or made now and stored there. */
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { MediaWidth } from '../../contract/media.ts';
import { findMedia } from '../catalogue/index.ts';
import { BoundedQueue, type BoundedQueueOptions } from '../boundedQueue.ts';
import type { Database } from '../database/index.ts';
import { madeFolder } from './folder.ts';
import type { MediaFormat } from './formats.ts';
import { pictureVersionOf, withPlaceholder, type PictureGenerators } from './generators.ts';
import { pictureCache } from './pictureCache.ts';
import { makePicture, MissingPictureError } from './make.ts';
import { SharedWork } from './sharedWork.ts';
import type { MediaStore } from './store.ts';

export interface PicturesOptions {
  readonly database: Database;
  /** The originals, and made pictures if other servers use it too. {@link mediaRoutes} closes it. */
  readonly store: MediaStore;
  /** The media folder, for the cache on disk. */
  readonly folder: string;
  /** Loads the generators of pictures; called when the first picture is requested. */
  readonly loadGenerators: () => Promise<PictureGenerators>;
  /** Default: 2 at once, which leaves half of Node's four threads to others, and 256 waiting: a dozen pages, about ten seconds of work. */
  readonly queue?: Pick<BoundedQueueOptions, 'concurrency' | 'waitingLimit'>;
  /** Bytes of pictures cached on disk. Default: 2 GB, about 300,000 pictures. */
  readonly diskBytes?: number;
}

export interface WantedPicture {
  readonly hash: string;
  readonly width: MediaWidth;
  readonly format: MediaFormat;
}

/** Pictures of lists and thumbnails, about 2 kB each, are asked for too often to open a file each time. */
const inMemory = { maxSize: 8e6, maxEntrySize: 16e3, sizeCalculation: ({ length }: Buffer) => length };

export class Pictures {
  readonly #database: Database;
  readonly #store: MediaStore;
  readonly #loadGenerators: () => Promise<PictureGenerators>;
  #means: Promise<{ readonly generators: PictureGenerators; readonly version: string }> | undefined;
  readonly #work: SharedWork<Buffer>;
  readonly #cache: ReturnType<typeof pictureCache>;
  readonly #recent = new LRUCache<string, Buffer>(inMemory);
  readonly #log: FastifyBaseLogger;

  constructor(
    { database, store, folder, loadGenerators, queue = { concurrency: 2, waitingLimit: 256 }, diskBytes = 2e9 }: PicturesOptions,
    log: FastifyBaseLogger,
  ) {
    this.#database = database;
    this.#store = store;
    this.#loadGenerators = loadGenerators;
    const busy = { busyMessage: 'Too many pictures are being made. Please try again.', retryAfterMs: 5_000 };
    this.#work = new SharedWork(new BoundedQueue({ name: 'pictures', ...queue, ...busy }));
    this.#cache = pictureCache(join(folder, madeFolder), diskBytes, (error) =>
      log.warn({ err: error }, 'cached pictures could not be cleaned up'),
    );
    this.#log = log;
  }

  /**
   * With the strong tag of its content. When the disk is full or broken, pictures are not cached.
   *
   * @param signal - aborted when the client is gone
   * @throws {MissingPictureError} or {RetryLaterError} 503 when too many wait, or the original cannot be read for the moment
   */
  async get(wanted: WantedPicture, signal: AbortSignal): Promise<{ readonly content: Buffer; readonly etag: string }> {
    const { hash, width, format } = wanted;
    const { generators, version } = await (this.#means ??= this.#loadMeans().catch((error: unknown) => {
      this.#means = undefined;
      throw error;
    }));
    const name = `${version}/${hash.slice(0, 2)}/${hash}-${width}.${format}`;
    const content =
      this.#recent.get(name) ??
      (await this.#cached(name)) ??
      (await this.#work.get(name, () => this.#fetch(wanted, name, generators), signal));
    this.#recent.set(name, content);
    return { content, etag: `"${version}-${hash}-${width}-${format}"` };
  }

  #cached(name: string): Promise<Buffer | undefined | void> {
    return this.#cache.get(name).catch((error: unknown) => this.#log.warn({ err: error }, 'cached picture could not be read'));
  }

  async close(): Promise<void> {
    await this.#cache.settled();
    this.#store.close();
  }

  async #loadMeans(): Promise<{ readonly generators: PictureGenerators; readonly version: string }> {
    const generators = await withPlaceholder(this.#loadGenerators);
    return { generators, version: pictureVersionOf(generators) };
  }

  /** Gets a picture that another server has made, or makes it, and caches it. */
  async #fetch(wanted: WantedPicture, name: string, generators: PictureGenerators): Promise<Buffer> {
    const content = (await this.#readShared(name)) ?? (await this.#make(wanted, name, generators));
    await this.#cache.set(name, content).catch((error: unknown) => this.#log.warn({ err: error }, 'picture could not be cached'));
    return content;
  }

  async #make({ hash, width, format }: WantedPicture, name: string, generators: PictureGenerators): Promise<Buffer> {
    const source = await findMedia(this.#database, hash);
    if (!source) throw new MissingPictureError(hash);
    const content = await makePicture(source, width, format, { store: this.#store, generators });
    if (this.#store.isShared) await this.#store.write(`${madeFolder}/${name}`, content).catch((error: unknown) => this.#warnOfStore(error));
    return content;
  }

  /** A picture that another server has made; undefined when there is none, or the store cannot be used. */
  async #readShared(name: string): Promise<Buffer | undefined> {
    if (!this.#store.isShared) return undefined;
    return this.#store.read(`${madeFolder}/${name}`).catch((error: unknown) => {
      this.#warnOfStore(error);
      return undefined;
    });
  }

  #warnOfStore(error: unknown): void {
    this.#log.warn({ err: error, store: this.#store.place }, 'store of pictures cannot be used');
  }
}
