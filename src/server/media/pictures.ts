/** Pictures by hash, width and format: from the cache on disk, or made now and cached. */
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { MediaWidth } from '../../contract/media.ts';
import { findMedia } from '../catalogue/index.ts';
import { BoundedQueue, type BoundedQueueOptions } from '../boundedQueue.ts';
import type { Database } from '../database/index.ts';
import { editionOf } from './edition.ts';
import type { MediaFormat } from './formats.ts';
import { withPlaceholder, type PictureGenerators } from './generators.ts';
import { PictureCache } from './pictureCache.ts';
import { makePicture, MissingPictureError } from './make.ts';
import { SharedWork } from './sharedWork.ts';

/** Options of {@link Pictures}. */
export interface PicturesOptions {
  readonly database: Database;
  /** The media folder. */
  readonly folder: string;
  /** Loads the generators of pictures; called when the first picture is requested. */
  readonly loadGenerators: () => Promise<PictureGenerators>;
  /**
   * How many pictures are made at once, and how many wait at most. Default: 2, which leaves half of Node's four threads to files and compression, and 256, which
   * is a dozen pages and about ten seconds of work.
   */
  readonly queue?: Pick<BoundedQueueOptions, 'concurrency' | 'waitingLimit'>;
  /** Bytes of pictures cached on disk. Default: 2 GB, about 300,000 pictures. */
  readonly diskBytes?: number;
}

/** One picture as it is served. */
export interface WantedPicture {
  readonly hash: string;
  readonly width: MediaWidth;
  readonly format: MediaFormat;
}

/** All pictures of the shop. */
export class Pictures {
  readonly #database: Database;
  readonly #folder: string;
  readonly #loadGenerators: () => Promise<PictureGenerators>;
  #means: Promise<{ readonly generators: PictureGenerators; readonly edition: string }> | undefined;
  readonly #work: SharedWork<Buffer>;
  readonly #cache: PictureCache;
  readonly #log: FastifyBaseLogger;

  constructor(
    { database, folder, loadGenerators, queue = { concurrency: 2, waitingLimit: 256 }, diskBytes = 2e9 }: PicturesOptions,
    log: FastifyBaseLogger,
  ) {
    this.#database = database;
    this.#folder = folder;
    this.#loadGenerators = loadGenerators;
    this.#work = new SharedWork(
      new BoundedQueue({ ...queue, busyMessage: 'Too many pictures are being made. Please try again.', retryAfterMs: 5_000 }),
    );
    this.#cache = new PictureCache(join(folder, 'made'), diskBytes, (error) =>
      log.warn({ err: error }, 'cached pictures could not be cleaned up'),
    );
    this.#log = log;
  }

  /**
   * The picture as a file in memory, with the strong tag of its content. When the disk is full or broken, pictures are made without being cached.
   *
   * @param signal aborted when the client is gone
   * @throws {MissingPictureError} when there is none
   * @throws {RetryLaterError} 503 when too many are waiting to be made
   */
  async get(wanted: WantedPicture, signal: AbortSignal): Promise<{ readonly content: Buffer; readonly etag: string }> {
    const { hash, width, format } = wanted;
    const { generators, edition } = await (this.#means ??= this.#loadMeans());
    const name = `${edition}/${hash.slice(0, 2)}/${hash}-${width}.${format}`;
    const cached = await this.#cache
      .get(name)
      .catch((error: unknown) => this.#log.warn({ err: error }, 'cached picture could not be read'));
    const content = cached ?? (await this.#work.get(name, () => this.#make(wanted, name, generators), signal));
    return { content, etag: `"${edition}-${hash}-${width}-${format}"` };
  }

  /** Waits for a running clean-up. */
  async close(): Promise<void> {
    await this.#cache.settled();
  }

  async #loadMeans(): Promise<{ readonly generators: PictureGenerators; readonly edition: string }> {
    const generators = await withPlaceholder(this.#loadGenerators);
    return { generators, edition: editionOf(generators) };
  }

  async #make({ hash, width, format }: WantedPicture, name: string, generators: PictureGenerators): Promise<Buffer> {
    const source = await findMedia(this.#database, hash);
    if (!source) throw new MissingPictureError(hash);
    const content = await makePicture(source, width, format, { folder: this.#folder, generators });
    await this.#cache.set(name, content).catch((error: unknown) => this.#log.warn({ err: error }, 'picture could not be cached'));
    return content;
  }
}
