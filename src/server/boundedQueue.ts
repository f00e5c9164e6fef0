import PQueue from 'p-queue';
import { RetryLaterError } from './errors.ts';
import { workDone, type MeasuredQueue } from './telemetry/events.ts';

/** Bounds of a {@link BoundedQueue}, and its answer when it is full. */
export interface BoundedQueueOptions {
  /** The name of the work, for the figures. */
  readonly name: string;
  readonly concurrency: number;
  readonly waitingLimit: number;
  readonly busyMessage: string;
  /** Time after which a refused client may try again, in milliseconds. */
  readonly retryAfterMs: number;
}

/** Runs a few pieces of work at once, in turn by owner. When too many wait, the next is refused; an owner with none waiting gets up to twice as many. */
export class BoundedQueue implements MeasuredQueue {
  readonly #options: BoundedQueueOptions;
  readonly #queue: PQueue;
  /** The turn of the work that began last, and the last turn that each has who waits. */
  #turn = 0;
  readonly #lastTurns = new Map<string, number>();

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

  /** For work that costs something before it is queued. @throws {RetryLaterError} 503 when too many wait already */
  refuseWhileFull(): void {
    this.#refuseFrom(this.#options.waitingLimit);
  }

  /**
   * @param signal - removes work that has not begun; the promise rejects with its reason
   * @param owner - the turn it waits in. Default: one for all
   * @throws {RetryLaterError} 503, at once, when too many wait already
   */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal, owner = ''): Promise<Result> {
    const { waitingLimit } = this.#options;
    const last = this.#lastTurns.get(owner);
    this.#refuseFrom(last === undefined && owner ? 2 * waitingLimit : waitingLimit);
    const turn = Math.max(this.#turn, (last ?? 0) + 1);
    this.#lastTurns.set(owner, turn);
    try {
      const begin = async () => {
        this.#turn = turn;
        const began = performance.now();
        return work().finally(() => workDone.tell({ queue: this, seconds: (performance.now() - began) / 1000 }));
      };
      return await this.#queue.add(begin, { signal, priority: -turn });
    } finally {
      if (this.#lastTurns.get(owner) === turn) this.#lastTurns.delete(owner);
    }
  }

  /** Refuses work when all turns are taken and so many wait. */
  #refuseFrom(waitingLimit: number): void {
    const { name, concurrency, busyMessage, retryAfterMs } = this.#options;
    if (this.running >= concurrency && this.waiting >= waitingLimit) throw new RetryLaterError(503, busyMessage, retryAfterMs, name);
  }
}
