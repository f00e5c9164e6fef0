/** Caches what was made of one version of the catalogue: answers of the API, rendered pages, and which address had which answer. */
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cachedResponse.ts';

/** Addresses that are known at most. */
const addressLimit = 10_000;

/** Longest address that is known, in characters. */
const addressMaxLength = 500;

/** Bodies by key, those that were asked for last, within a number of bytes. */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse, () => Promise<CachedResponse>>;
  /** By address, so that the next who asks at the same one costs neither reading nor checking the query. Held weakly: they live as long as they are cached. */
  readonly #byAddress = new LRUCache<string, WeakRef<CachedResponse>>({ max: addressLimit });

  /** @param maxBytes - of all bodies together, compressed forms included by estimate */
  constructor(maxBytes: number) {
    this.#responses = new LRUCache<string, CachedResponse, () => Promise<CachedResponse>>({
      maxSize: maxBytes,
      sizeCalculation: (response) => response.size,
      fetchMethod: (_key, _stale, { context: make }) => make(),
      // One that nobody waits for any more, and one that is dropped for want of room while it is made, still has its caller.
      ignoreFetchAbort: true,
    });
  }

  /** Bytes held now, by estimate. */
  get bytes(): number {
    return this.#responses.calculatedSize;
  }

  /**
   * The cached body, or the one that `make` resolves to. Several who ask for the same missing one at once wait for one computation. A failure is
   * not cached. A key must always stand for the same type.
   */
  get<Response extends CachedResponse>(key: string, make: () => Promise<Response>): Response | Promise<Response> {
    const cached = this.#responses.get(key);
    return (cached ?? this.#responses.forceFetch(key, { context: make })) as Response | Promise<Response>;
  }

  /** Whether a body is cached, or being made. */
  has(key: string): boolean {
    return this.#responses.has(key);
  }

  /** What an address was answered with before. */
  find(address: string): CachedResponse | undefined {
    return this.#byAddress.get(address)?.deref();
  }

  /** Remembers what an address was answered with. */
  remember(address: string, response: CachedResponse): void {
    if (address.length <= addressMaxLength) this.#byAddress.set(address, new WeakRef(response));
  }
}
