import { readFile, rm } from 'node:fs/promises';
import type * as S3 from '@aws-sdk/client-s3';
import type { ObjectStorePlace } from '../config.ts';
import { mediaRetryMs, MediaUnavailableError, type MediaStore } from './store.ts';

/** How long connecting may take, and how long a store may be silent, in milliseconds. */
const timeouts = { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true } as const;

/** Attempts at one call, the first included. */
const maxAttempts = 2;

interface Connected {
  readonly s3: typeof S3;
  readonly client: S3.S3Client;
}

/**
 * Credentials come from the places of the S3 client: `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, or the machine's role. After a failure calls fail at
 * once for some seconds, so that a store that hangs does not hold up pictures that need none.
 */
export class ObjectStore implements MediaStore {
  readonly place: string;
  readonly isShared = true;
  readonly #where: ObjectStorePlace;
  #connected: Promise<Connected> | undefined;
  #pause: { readonly until: number; readonly cause: unknown } | undefined;

  constructor(where: ObjectStorePlace) {
    this.#where = where;
    this.place = `s3://${where.bucket}/${where.prefix}${where.endpoint === undefined ? '' : ` at ${where.endpoint}`}`;
  }

  async read(name: string): Promise<Buffer | undefined> {
    return this.#call(async ({ s3, client }) => {
      try {
        const { Body } = await client.send(new s3.GetObjectCommand(this.#object(name)));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined;
        throw error;
      }
    });
  }

  async write(name: string, content: Buffer): Promise<void> {
    await this.#call(({ s3, client }) => client.send(new s3.PutObjectCommand({ ...this.#object(name), Body: content })));
  }

  async adopt(name: string, path: string): Promise<void> {
    await this.write(name, await readFile(path));
    await rm(path);
  }

  async list(folder: string): Promise<string[]> {
    const { bucket, prefix } = this.#where;
    return this.#call(async ({ s3, client }) => {
      const names: string[] = [];
      for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${folder}/` }))
        for (const { Key } of Contents) if (Key !== undefined) names.push(Key.slice(prefix.length));
      return names.toSorted();
    });
  }

  close(): void {
    void this.#connected?.then(({ client }) => client.destroy());
  }

  #object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#where.bucket, Key: this.#where.prefix + name };
  }

  async #call<Result>(work: (connected: Connected) => Promise<Result>): Promise<Result> {
    if (this.#pause && performance.now() < this.#pause.until) throw new MediaUnavailableError(this.#pause.cause);
    try {
      const result = await work(await (this.#connected ??= this.#connect()));
      this.#pause = undefined;
      return result;
    } catch (error) {
      this.#pause = { until: performance.now() + mediaRetryMs, cause: error };
      // A library that could not be loaded is loaded anew.
      void this.#connected?.catch(() => (this.#connected = undefined));
      throw new MediaUnavailableError(error);
    }
  }

  /** The library is loaded here, since most shops have no object store. */
  async #connect(): Promise<Connected> {
    const { endpoint, region } = this.#where;
    const s3 = await import('@aws-sdk/client-s3');
    const client = new s3.S3Client({
      region,
      maxAttempts,
      requestHandler: timeouts,
      // Buckets as parts of a host's name need a certificate and a name for each, which a store of one's own seldom has.
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      // Checksums beyond the protocol's own are not understood by all stores.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { s3, client };
  }
}
