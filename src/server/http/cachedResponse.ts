import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Compressions a body can be sent in, the best first. */
const encodings: ('br' | 'gzip')[] = ['br', 'gzip'];

export type Encoding = (typeof encodings)[number];

/** Brotli's effort at first: at 5 it beats gzip's best in a fifth of the time. */
const quickQuality = 5;

/** Its effort for often requested bodies: a tenth smaller, for many times the work. */
const hardQuality = 11;

/** Number of visitors after which a body is compressed harder. */
const visitsOfPopular = 3;

/** Smaller bodies gain nothing from compression. */
const compressFromBytes = 1_000;

/** Memory of a body in addition to itself, in bytes: key and object, and its compressed forms as a share of the body. */
const overhead = { fixed: 500, share: 1.5 };

/** Whether a body is being compressed harder. Only one at a time, so that files and passwords always have threads. */
let isCompressingHard = false;

export class CachedResponse {
  /** UTF-8. */
  readonly body: Buffer;
  /** A weak tag, since all encodings share it. The same content has the same tag in every process. */
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  readonly #isWorthEffort: boolean;
  #visits = 0;

  /** @param options - `recompress`: whether brotli tries harder once several visitors have asked */
  constructor(text: string, { recompress = false }: { recompress?: boolean } = {}) {
    this.body = ofItsOwn(Buffer.from(text));
    this.etag = `W/"${hash('sha1', this.body, 'base64url')}"`;
    this.#isWorthEffort = recompress;
  }

  /** Its memory in the cache, in bytes. */
  get size(): number {
    return Math.ceil(overhead.fixed + this.body.length * overhead.share);
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    this.#visits += 1;
    if (this.#isWorthEffort && this.#visits === visitsOfPopular) this.#compressHard();
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = compress(this.body, encoding, quickQuality);
    this.#encoded.set(encoding, made);
    // After a failure the next request tries again.
    made.catch(() => this.#encoded.delete(encoding));
    return made;
  }

  /** Compresses the body harder in the background. A failure leaves the first compression in use. */
  #compressHard(): void {
    if (isCompressingHard) {
      this.#visits -= 1;
      return;
    }
    isCompressingHard = true;
    compress(this.body, 'br', hardQuality)
      .then((buffer) => void this.#encoded.set('br', Promise.resolve(buffer)))
      .catch(() => {})
      .finally(() => (isCompressingHard = false));
  }
}

/** A body of JSON, which pages rendered in this process read as data. */
export class CachedAnswer<T extends object> extends CachedResponse {
  /** Held weakly: it is several times the size of the text, which is all that the cache counts. */
  #value: WeakRef<T> | undefined;

  /** The answer as data. All callers share it and must not change it. */
  get value(): T {
    const known = this.#value?.deref();
    if (known) return known;
    const value = JSON.parse(this.body.toString()) as T;
    this.#value = new WeakRef(value);
    return value;
  }
}

async function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return ofItsOwn(await promisify(gzip)(body));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  return ofItsOwn(await promisify(brotliCompress)(body, { params }));
}

/** Copies bytes to memory of their own, since a view would keep the whole shared buffer of zlib or of small buffers. */
function ofItsOwn(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Sends a body, or 304 when the client has it already. Clients cache it, but ask each time whether it is still valid. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  contentType = 'application/json; charset=utf-8',
): Promise<FastifyReply> {
  void reply.header('etag', response.etag).header('cache-control', 'no-cache').header('vary', 'Accept-Encoding');
  const known = request.headers['if-none-match'];
  if (known !== undefined && reply.statusCode === 200 && matches(known, response.etag)) return reply.code(304).send();
  void reply.header('content-type', contentType);
  const accepted = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  const encoding = response.body.length < compressFromBytes ? null : negotiate(accepted, encodings);
  if (!encoding) return reply.send(response.body);
  return reply.header('content-encoding', encoding).send(await response.encoded(encoding));
}

/** Whether an `If-None-Match` header names a tag, compared weakly. */
function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  const opaque = etag.slice(2);
  return header.includes(opaque) && header.split(',').some((each) => each.trim().replace(/^W\//u, '') === opaque);
}
