/** Bounds the new work of a visitor: pages and lists that are not cached. A cached answer costs next to nothing. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { BoundedQueue } from '../boundedQueue.ts';
import { addressLimit } from '../security/addressLimit.ts';
import { wideNetworkOf } from '../security/visitorAddress.ts';

/** Limits of a server on the network. */
const usual = {
  /** Answers worked out for one address (in IPv6: one household) within the window. A person opens a page in a second or two, a good robot ten. */
  points: 150,
  /** In seconds. */
  window: 10,
  /** Most answers worked out at once, for everybody: enough to occupy the database while a page is rendered, and so few that others are answered between. */
  concurrency: 3,
  waitingLimit: 200,
};

const busy = { busyMessage: 'The shop is very busy at the moment. Please try again in a few seconds.', retryAfterMs: 5_000 };

/** The bound of one process. It counts in memory: asking the database would cost as much as it saves. */
export class CostLimit {
  readonly #queue: BoundedQueue;
  /** Counts a piece of work for the visitor who asks. @throws {RetryLaterError} 429 when the address has had too much */
  readonly spend: (address: string) => Promise<void>;

  constructor({ points, window, concurrency, waitingLimit } = usual) {
    this.#queue = new BoundedQueue({ name: 'pages', concurrency, waitingLimit, ...busy });
    this.spend = addressLimit(
      new RateLimiterMemory({ keyPrefix: 'pages-address', points, duration: window }),
      'Too many pages have been asked for from your address. Please try again in a few seconds.',
    );
  }

  /** Does a piece of work when the turn of the visitor's network has come. @throws {RetryLaterError} 503 when too much waits already */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const workAndLetOthersIn = async () => {
      const result = await work();
      await nextTurn();
      return result;
    };
    return this.#queue.run(workAndLetOthersIn, undefined, wideNetworkOf(address));
  }
}
