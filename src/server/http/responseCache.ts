/** Caches answers of the API and rendered pages of one version of the catalogue, by key and by address. */
import { LRUCache } from 'lru-cache';
import { cacheAsked } from '../telemetry/events.ts';
import type { CachedResponse } from './cachedResponse.ts';

const addressLimit = 10_000;

const pagePrefix = 'page ';

export const pageKey = (address: string) => `${pagePrefix}${address}`;

const addressMaxLength = 500;

/** The most recently used bodies by key, within a number of bytes. */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse, () => Promise<CachedResponse>>;
  /** Bodies by address, which saves reading and checking the query of the next request. Weak references: bodies live as long as they are cached by key. */
  readonly #byAddress = new LRUCache<string, WeakRef<CachedResponse>>({ max: addressLimit });

  /** @param maxBytes - of all bodies together, compressed forms included by estimate */
  constructor(maxBytes: number) {
    this.#responses = new LRUCache<string, CachedResponse, () => Promise<CachedResponse>>({
      maxSize: maxBytes,
      sizeCalculation: (response) => response.size,
      fetchMethod: (_key, _stale, { context: make }) => make(),
      // A body that is evicted while it is made still has a caller who awaits it.
      ignoreFetchAbort: true,
    });
  }

  /** Bytes held now, by estimate. */
  get bytes(): number {
    return this.#responses.calculatedSize;
  }

  /** The body of a key, made once however many ask for it. A failure is not cached. A key must always stand for the same type. */
  get<Response extends CachedResponse>(key: string, make: () => Promise<Response>): Response | Promise<Response> {
    const cached = this.#responses.get(key);
    cacheAsked.tell({ cache: key.startsWith(pagePrefix) ? 'pages' : 'answers', isHit: cached !== undefined });
    return (cached ?? this.#responses.forceFetch(key, { context: make })) as Response | Promise<Response>;
  }

  has(key: string): boolean {
    return this.#responses.has(key);
  }

  find(address: string): CachedResponse | undefined {
    const found = this.#byAddress.get(address)?.deref();
    // Only hits are counted here, since the caller then asks by the key, which counts a miss.
    if (found) cacheAsked.tell({ cache: 'answers', isHit: true });
    return found;
  }

  cacheAddress(address: string, response: CachedResponse): void {
    if (address.length <= addressMaxLength) this.#byAddress.set(address, new WeakRef(response));
  }
}
