/**
 * Keeps what was made for one version of the catalogue, the most recently used first, within a number of bytes. Several requests for the same
 * thing at once make it once.
 */
export class PageCache<Page> {
  readonly #kept = new Map<string, Page>();
  readonly #pending = new Map<string, Promise<Page>>();
  readonly #limit: number;
  readonly #bytesOf: (page: Page) => number;
  #version = Number.NaN;
  #bytes = 0;

  /**
   * @param limit - most bytes to keep
   * @param bytesOf - size of one page
   */
  constructor(limit: number, bytesOf: (page: Page) => number) {
    this.#limit = limit;
    this.#bytesOf = bytesOf;
  }

  /**
   * @param version - everything kept for another version is dropped
   * @param make - makes the page when it is not there; a failure is not kept
   */
  async get(version: number, key: string, make: () => Promise<Page>): Promise<Page> {
    if (version !== this.#version) {
      this.#version = version;
      this.#kept.clear();
      this.#pending.clear();
      this.#bytes = 0;
    }
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const making = make();
    this.#pending.set(key, making);
    try {
      const page = await making;
      if (this.#version === version) this.#keep(key, page);
      return page;
    } finally {
      if (this.#pending.get(key) === making) this.#pending.delete(key);
    }
  }

  #keep(key: string, page: Page): void {
    this.#kept.set(key, page);
    this.#bytes += this.#bytesOf(page);
    for (const [oldest, old] of this.#kept) {
      if (this.#bytes <= this.#limit) break;
      this.#kept.delete(oldest);
      this.#bytes -= this.#bytesOf(old);
    }
  }
}
