import PQueue from 'p-queue';
import { RetryLaterError } from './errors.ts';

/** How a {@link BoundedQueue} is bounded, and what those are told who find it full. */
export interface BoundedQueueOptions {
  /** How many pieces of work run at once. */
  readonly concurrency: number;
  /** How many wait at most. */
  readonly waitingLimit: number;
  /** The message of the refusal when so many wait. */
  readonly busyMessage: string;
  /** When one who was refused may try again, in milliseconds. */
  readonly retryAfterMs: number;
}

/** Runs a few pieces of work at once, in their order. Others wait, and when too many wait, the next one is refused. */
export class BoundedQueue {
  readonly #options: BoundedQueueOptions;
  readonly #queue: PQueue;

  constructor(options: BoundedQueueOptions) {
    this.#options = options;
    this.#queue = new PQueue({ concurrency: options.concurrency });
  }

  /**
   * Runs the work when its turn has come.
   *
   * @param signal takes work that has not begun out of the queue, and the promise rejects with its reason
   * @throws {RetryLaterError} 503, at once, when too many wait already
   */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const { concurrency, waitingLimit, busyMessage, retryAfterMs } = this.#options;
    if (this.#queue.pending >= concurrency && this.#queue.size >= waitingLimit) throw new RetryLaterError(503, busyMessage, retryAfterMs);
    return this.#queue.add(work, { signal });
  }
}
