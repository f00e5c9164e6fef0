/** Bounds what has to be worked out anew for somebody who browses: pages and lists that nobody has asked for before. What is cached costs next to nothing. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { BoundedQueue } from '../boundedQueue.ts';
import { RetryLaterError } from '../errors.ts';
import { isLoopback, networkOf } from '../security/addresses.ts';

/** How work is bounded. */
export interface CostLimitOptions {
  /** What one address (in IPv6: one household) may have worked out within the window. A person opens a page in a second or two, a good robot ten. */
  readonly points: number;
  /** In seconds. */
  readonly window: number;
  /** What is worked out at once for everybody. */
  readonly concurrency: number;
  /** How much of it waits at most. */
  readonly waitingLimit: number;
}

/** What a server on the network has. */
const usual: CostLimitOptions = { points: 150, window: 10, concurrency: 8, waitingLimit: 200 };

/** What those are told who find very many waiting before them. */
const busy = { busyMessage: 'The shop is very busy at the moment. Please try again in a few seconds.', retryAfterMs: 5_000 };

/** The bound of one process. It counts in memory: asking the database would cost as much as it saves. */
export class CostLimit {
  readonly #addresses: RateLimiterMemory;
  readonly #queue: BoundedQueue;

  constructor({ points, window, concurrency, waitingLimit } = usual) {
    this.#addresses = new RateLimiterMemory({ points, duration: window });
    this.#queue = new BoundedQueue({ concurrency, waitingLimit, ...busy });
  }

  /**
   * Counts a piece of work for whoever asks. Addresses of this machine are not counted: behind them is a test, or a proxy that nobody has named.
   *
   * @throws {RetryLaterError} 429 when the address has had too much
   */
  async spend(address: string): Promise<void> {
    if (isLoopback(address)) return;
    try {
      await this.#addresses.consume(networkOf(address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new RetryLaterError(
        429,
        'Too many pages have been asked for from your address. Please try again in a few seconds.',
        error.msBeforeNext,
      );
    }
  }

  /**
   * Does a piece of work when its turn has come.
   *
   * @throws {RetryLaterError} 503 when too much waits already
   */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(work);
  }
}
