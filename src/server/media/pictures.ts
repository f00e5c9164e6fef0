/** Pictures by hash, width and format: from disk when they were made before, else made now and kept. */
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { MediaWidth } from '../../contract/media.ts';
import { findMedia } from '../catalogue/index.ts';
import { BoundedQueue, type BoundedQueueOptions } from '../boundedQueue.ts';
import type { Database } from '../database/index.ts';
import { currentEdition } from './edition.ts';
import type { MediaFormat } from './formats.ts';
import { MadePictures } from './madePictures.ts';
import { makePicture, MissingPictureError } from './make.ts';
import { SharedWork } from './sharedWork.ts';

/** What serving pictures needs. */
export interface PicturesOptions {
  readonly database: Database;
  /** The media folder. */
  readonly folder: string;
  /**
   * How many pictures are made at once, and how many wait at most. Default: 2, which leave half of Node's four threads to files and compression, and 256, which
   * are a dozen pages and about ten seconds of work.
   */
  readonly queue?: Pick<BoundedQueueOptions, 'concurrency' | 'waitingLimit'>;
  /** Bytes of made pictures kept on disk. Default: 2 GB, about 300,000 pictures. */
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
  readonly #edition = currentEdition();
  readonly #work: SharedWork<Buffer>;
  readonly #made: MadePictures;
  readonly #log: FastifyBaseLogger;

  constructor(
    { database, folder, queue = { concurrency: 2, waitingLimit: 256 }, diskBytes = 2e9 }: PicturesOptions,
    log: FastifyBaseLogger,
  ) {
    this.#database = database;
    this.#folder = folder;
    this.#work = new SharedWork(
      new BoundedQueue({ ...queue, busyMessage: 'Too many pictures are being made. Please try again.', retryAfterMs: 5_000 }),
    );
    this.#made = new MadePictures(join(folder, 'made'), diskBytes, (error) =>
      log.warn({ err: error }, 'kept pictures could not be cleaned up'),
    );
    this.#log = log;
  }

  /** The tag of a picture's content, strong. */
  etag({ hash, width, format }: WantedPicture): string {
    return `"${this.#edition}-${hash}-${width}-${format}"`;
  }

  /**
   * The picture as a file in memory. A disk that is full or broken costs time, not pictures.
   *
   * @param signal aborted when the client is gone
   * @throws {MissingPictureError} when there is none
   * @throws {RetryLaterError} 503 when too many are waiting to be made
   */
  async get(wanted: WantedPicture, signal: AbortSignal): Promise<Buffer> {
    const { hash, width, format } = wanted;
    const name = `${this.#edition}/${hash.slice(0, 2)}/${hash}-${width}.${format}`;
    const kept = await this.#made.find(name).catch((error: unknown) => this.#log.warn({ err: error }, 'kept picture could not be read'));
    return kept ?? this.#work.get(name, () => this.#make(wanted, name), signal);
  }

  /** Waits for what still happens on the disk. */
  async close(): Promise<void> {
    await this.#made.settled();
  }

  async #make({ hash, width, format }: WantedPicture, name: string): Promise<Buffer> {
    const media = await findMedia(this.#database, hash);
    if (!media) throw new MissingPictureError(hash);
    const content = await makePicture(media.source, width, format, this.#folder);
    await this.#made.keep(name, content).catch((error: unknown) => this.#log.warn({ err: error }, 'picture could not be kept'));
    return content;
  }
}
