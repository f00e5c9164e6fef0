/** How failures slow the next attempt down. */
export interface ThrottleOptions {
  /** Failures without any delay. */
  readonly free: number;
  /** Delay after the first failure that counts, in milliseconds; each further one doubles it. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
  /** A key without attempts for so long starts afresh, in milliseconds. */
  readonly forgetAfterMs: number;
  /** Keys remembered at most; the longest unheard of is forgotten first. */
  readonly keyLimit: number;
}

/**
 * Slows repeated failures down, by key, in this process's memory. A delay always ends, and attempts during it do not make it longer, so that nobody can
 * lock anybody out for good.
 */
export class Throttle {
  readonly #options: ThrottleOptions;
  /** The longest unheard of first. */
  readonly #keys = new Map<string, { failures: number; nextAt: number; lastAt: number }>();

  constructor(options: ThrottleOptions) {
    this.#options = options;
  }

  /** How long an attempt has to wait, in milliseconds; 0 when it may go on. */
  waitFor(key: string, now: number): number {
    return Math.max(0, (this.#known(key, now)?.nextAt ?? 0) - now);
  }

  /**
   * Counts an attempt as failed. To be called before the attempt is judged, so that a hundred at once count as a hundred; `forgive` takes it back when
   * it succeeded.
   */
  count(key: string, now: number): void {
    const { free, firstDelayMs, maxDelayMs, keyLimit } = this.#options;
    const failures = (this.#known(key, now)?.failures ?? 0) + 1;
    const delay = failures <= free ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(30, failures - free - 1));
    this.#keys.delete(key);
    this.#keys.set(key, { failures, nextAt: now + delay, lastAt: now });
    if (this.#keys.size > keyLimit) this.#keys.delete(this.#keys.keys().next().value!);
  }

  /** Forgets the failures of a key. */
  forgive(key: string): void {
    this.#keys.delete(key);
  }

  /** Takes back what the last `count` did to a key: one failure, and the delay after it. */
  forgiveOne(key: string): void {
    const known = this.#keys.get(key);
    if (!known) return;
    if (known.failures <= 1) this.#keys.delete(key);
    else this.#keys.set(key, { ...known, failures: known.failures - 1, nextAt: known.lastAt });
  }

  #known(key: string, now: number) {
    const known = this.#keys.get(key);
    return known && known.lastAt + this.#options.forgetAfterMs > now ? known : undefined;
  }
}
