/** Bounds work that is expensive and asked for by strangers: a few at once, some waiting, the rest refused; the same thing only once. */

/** Too much is waiting already. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Something being made, or waiting for it. */
interface Job<T> {
  readonly make: () => Promise<T>;
  readonly result: PromiseWithResolvers<T>;
  /** How many still want it. */
  clients: number;
}

/** How much a workshop takes on. */
export interface WorkshopSize {
  /** How many are made at once. */
  readonly workers: number;
  /** How many wait at most. */
  readonly places: number;
}

/** Makes things by key. */
export class Workshop<T> {
  readonly #size: WorkshopSize;
  readonly #jobs = new Map<string, Job<T>>();
  /** Keys of jobs not begun, the oldest first. */
  readonly #waiting = new Set<string>();
  #working = 0;

  constructor(size: WorkshopSize) {
    this.#size = size;
  }

  /**
   * What `make` resolves to. Several who ask for the same key while it is made or waits share one result; what nobody wants any more
   * before it is begun is not made.
   *
   * @param signal aborted when this client is gone
   * @throws {BusyError} when too much is waiting; rejects with the signal's reason when the client is gone
   */
  async get(key: string, make: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const job = this.#jobs.get(key) ?? this.#enter(key, make);
    job.clients += 1;
    const gone = Promise.withResolvers<never>();
    const leave = () => {
      job.clients -= 1;
      if (job.clients === 0 && this.#waiting.delete(key)) this.#jobs.delete(key);
      gone.reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([job.result.promise, gone.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #enter(key: string, make: () => Promise<T>): Job<T> {
    if (this.#working >= this.#size.workers && this.#waiting.size >= this.#size.places)
      throw new BusyError('Too many are waiting already.');
    const job: Job<T> = { make, result: Promise.withResolvers<T>(), clients: 0 };
    // When every client has gone nobody listens to a failure any more.
    job.result.promise.catch(() => {});
    this.#jobs.set(key, job);
    this.#waiting.add(key);
    this.#next();
    return job;
  }

  #next(): void {
    const [key] = this.#waiting;
    if (key === undefined || this.#working >= this.#size.workers) return;
    this.#waiting.delete(key);
    this.#working += 1;
    void this.#work(key, this.#jobs.get(key)!);
  }

  async #work(key: string, job: Job<T>): Promise<void> {
    try {
      job.result.resolve(await job.make());
    } catch (error) {
      job.result.reject(error);
    } finally {
      this.#jobs.delete(key);
      this.#working -= 1;
      this.#next();
    }
  }
}
