import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { rateLimiter, takePoint, type LimitDatabase } from './rateLimiter.ts';

export interface ThrottleOptions {
  /** Name of the throttled action; each has counts of its own. */
  readonly name: string;
  /** Failures without any delay. */
  readonly free: number;
  /** Delay after the first failure that counts, in seconds; each further one doubles it. */
  readonly firstDelay: number;
  readonly maxDelay: number;
  /** Time after the first failure when a key starts afresh, in seconds. */
  readonly forgetAfter: number;
}

/** A delay always ends, and attempts during it do not prolong it, so that strangers can lock no owner out for good. */
export class Throttle {
  readonly #options: ThrottleOptions;
  /** Has a point for each free failure. */
  readonly free: RateLimiterPostgres;
  /** Counts the failures after those. */
  readonly #further: RateLimiterPostgres;
  /** Has a point for one attempt in each delay. */
  readonly #delays: RateLimiterPostgres;

  constructor(database: LimitDatabase, options: ThrottleOptions) {
    const { name, free: points, firstDelay, forgetAfter: duration } = options;
    this.#options = options;
    this.free = rateLimiter(database, { name: `${name}-free`, points, duration });
    this.#further = rateLimiter(database, { name: `${name}-further`, points: 1, duration });
    this.#delays = rateLimiter(database, { name: `${name}-delay`, points: 1, duration: firstDelay });
  }

  /**
   * Counts an attempt as failed before it is checked, so that a hundred at once count; {@link forgive} and {@link takeBack} undo it.
   *
   * @returns the wait in milliseconds, and then it is not counted; 0 when it may go on
   */
  async attempt(key: string): Promise<number> {
    return (await takePoint(this.free, key)) === 0 ? 0 : this.attemptBeyond(key);
  }

  /** The rest of an attempt whose point was taken elsewhere, when that was more than the free ones. */
  async attemptBeyond(key: string): Promise<number> {
    const { firstDelay, maxDelay } = this.#options;
    const [further] = await Promise.all([this.#further.get(key), this.free.reward(key)]);
    const delay = Math.min(maxDelay, firstDelay * 2 ** Math.min(30, Math.max(0, further?.consumedPoints ?? 0)));
    const wait = await takePoint(this.#delays, key, delay);
    if (wait === 0) await this.#further.penalty(key);
    return wait;
  }

  async forgive(key: string): Promise<void> {
    await Promise.all([this.free, this.#further, this.#delays].map((limiter) => limiter.delete(key)));
  }

  /** Undoes the last attempt of a key: one failure, and the delay after it. */
  async takeBack(key: string): Promise<void> {
    const further = (await this.#further.get(key))?.consumedPoints ?? 0;
    await Promise.all(further > 0 ? [this.#further.reward(key), this.#delays.delete(key)] : [this.free.reward(key)]);
  }
}
