import { addAbortListener } from 'node:events';
import type { BoundedQueue } from '../boundedQueue.ts';

interface Job<Result> {
  readonly result: Promise<Result>;
  /** Number of clients that still wait for it. */
  clients: number;
  readonly progress: { readonly hasBegun: boolean };
  readonly cancel: AbortController;
}

/** Work by key, through a queue: several who ask for the same key share one piece of work. */
export class SharedWork<Result> {
  readonly #queue: BoundedQueue;
  readonly #jobs = new Map<string, Job<Result>>();

  constructor(queue: BoundedQueue) {
    this.#queue = queue;
  }

  /**
   * Clients that ask for the same key share one result; work that has not begun is dropped when its last client is gone.
   *
   * @param signal - aborted when this client is gone; rejects with its reason
   * @throws {RetryLaterError} 503 when too much is waiting
   */
  async get(key: string, make: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted();
    const job = this.#jobs.get(key) ?? this.#add(key, make);
    job.clients += 1;
    const gone = Promise.withResolvers<never>();
    const leave = () => {
      job.clients -= 1;
      // Work that has begun keeps its place in the queue until it is done.
      if (job.clients === 0 && !job.progress.hasBegun) {
        this.#jobs.delete(key);
        job.cancel.abort();
      }
      gone.reject(signal.reason);
    };
    using _listener = addAbortListener(signal, leave);
    return await Promise.race([job.result, gone.promise]);
  }

  #add(key: string, make: () => Promise<Result>): Job<Result> {
    const cancel = new AbortController();
    const progress = { hasBegun: false };
    const result = this.#queue.run(async () => {
      progress.hasBegun = true;
      return make();
    }, cancel.signal);
    const job: Job<Result> = { result, progress, clients: 0, cancel };
    this.#jobs.set(key, job);
    const forget = () => {
      if (this.#jobs.get(key) === job) this.#jobs.delete(key);
    };
    // When every client has gone, a failure still needs a handler.
    result.then(forget, forget);
    return job;
  }
}
