/** Answers that are kept as they will be sent. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressions an answer can be sent in. */
export type Encoding = 'br' | 'gzip';

/** Brotli's effort: at 5 it beats gzip's best in a fifth of the time. Each answer is compressed once. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body) => promisify(gzip)(body),
};

/** An answer in JSON, ready to be sent as often as it is asked for. */
export class KeptAnswer<T> {
  /** UTF-8. */
  readonly body: Buffer;
  /** Weak, since all encodings share it. The same content has the same tag in every process. */
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();
  #value: T | undefined;

  constructor(json: string) {
    this.body = Buffer.from(json);
    this.etag = `W/"${hash('sha1', this.body, 'base64url')}"`;
  }

  /** The answer as data, for rendering pages in this process. Shared by all who ask: not to be changed. */
  get value(): T {
    return (this.#value ??= JSON.parse(this.body.toString()) as T);
  }

  /** The body compressed; made when first asked for. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = compress[encoding](this.body).then((buffer) => {
      this.#encoded.set(encoding, buffer);
      return buffer;
    });
    this.#encoded.set(encoding, made);
    return made;
  }
}

/** What an answer costs beside its body, in bytes: key, object, and its compressed forms as a share of the body. */
const overhead = { fixed: 400, share: 1.5 };

/**
 * Keeps the answers that were asked for last, within a number of bytes. Several who ask for the same missing answer at once wait for one
 * computation. What failed is not kept.
 */
export class KeptAnswers {
  readonly #maxBytes: number;
  /** Least recently used first. */
  readonly #answers = new Map<string, KeptAnswer<unknown>>();
  readonly #pending = new Map<string, Promise<KeptAnswer<unknown>>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes held now, by estimate. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The kept answer, or the one that `make` resolves to. A key must always stand for the same type. */
  get<T>(key: string, make: () => Promise<KeptAnswer<T>>): KeptAnswer<T> | Promise<KeptAnswer<T>> {
    const kept = this.#answers.get(key) as KeptAnswer<T> | undefined;
    if (kept) {
      this.#answers.delete(key);
      this.#answers.set(key, kept);
      return kept;
    }
    const running = this.#pending.get(key) as Promise<KeptAnswer<T>> | undefined;
    if (running) return running;
    const started = make()
      .then((answer) => {
        this.#keep(key, answer);
        return answer;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, started);
    return started;
  }

  #keep(key: string, answer: KeptAnswer<unknown>): void {
    this.#answers.set(key, answer);
    this.#bytes += weigh(key, answer);
    for (const [oldKey, old] of this.#answers) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#answers.delete(oldKey);
      this.#bytes -= weigh(oldKey, old);
    }
  }
}

function weigh(key: string, answer: KeptAnswer<unknown>): number {
  return overhead.fixed + key.length * 2 + answer.body.length * overhead.share;
}
