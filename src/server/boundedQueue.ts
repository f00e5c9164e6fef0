import PQueue from 'p-queue';
import { RetryLaterError } from './errors.ts';
import { workDone, type MeasuredQueue } from './telemetry/events.ts';

/** Bounds of a {@link BoundedQueue}, and its answer when it is full. */
export interface BoundedQueueOptions {
  /** The name of the work, for the figures. */
  readonly name: string;
  /** Number of pieces of work that run at once. */
  readonly concurrency: number;
  /** Most pieces of work that wait. */
  readonly waitingLimit: number;
  /** The message of the refusal when the queue is full. */
  readonly busyMessage: string;
  /** Time after which a refused client may try again, in milliseconds. */
  readonly retryAfterMs: number;
}

/** Runs a few pieces of work at once, in order of arrival. Others wait, and when too many wait, the next one is refused. */
export class BoundedQueue implements MeasuredQueue {
  readonly #options: BoundedQueueOptions;
  readonly #queue: PQueue;

  constructor(options: BoundedQueueOptions) {
    this.#options = options;
    this.#queue = new PQueue({ concurrency: options.concurrency });
  }

  get name(): string {
    return this.#options.name;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  get running(): number {
    return this.#queue.pending;
  }

  /**
   * For work that costs something before it is queued.
   *
   * @throws {RetryLaterError} 503 when too many wait already
   */
  refuseWhileFull(): void {
    const { name, concurrency, waitingLimit, busyMessage, retryAfterMs } = this.#options;
    if (this.running >= concurrency && this.waiting >= waitingLimit) throw new RetryLaterError(503, busyMessage, retryAfterMs, name);
  }

  /**
   * Runs the work when its turn has come.
   *
   * @param signal - when it is aborted, it removes work that has not begun from the queue; the promise rejects with its reason
   * @throws {RetryLaterError} 503, at once, when too many wait already
   */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    this.refuseWhileFull();
    return this.#queue.add(() => this.#measured(work), { signal });
  }

  async #measured<Result>(work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      workDone.tell({ queue: this, seconds: (performance.now() - began) / 1000 });
    }
  }
}
