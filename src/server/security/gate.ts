import { RetryLaterError } from '../errors.ts';

/** Lets a few pieces of work run at once; others wait their turn, and when too many wait, the next is sent away. */
export class Gate {
  readonly #width: number;
  readonly #queueLimit: number;
  readonly #busyMessage: string;
  readonly #retryAfterMs: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /**
   * @param options - `width`: how many run at once; `queueLimit`: how many may wait; `busyMessage`: what the one too many is told, with 503;
   *   `retryAfterMs`: when it may try again
   */
  constructor({
    width,
    queueLimit,
    busyMessage,
    retryAfterMs,
  }: {
    width: number;
    queueLimit: number;
    busyMessage: string;
    retryAfterMs: number;
  }) {
    this.#width = width;
    this.#queueLimit = queueLimit;
    this.#busyMessage = busyMessage;
    this.#retryAfterMs = retryAfterMs;
  }

  /**
   * Does the work when its turn has come.
   *
   * @throws {RetryLaterError} 503, at once, when too many wait already
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#width) this.#running += 1;
    else if (this.#waiting.length >= this.#queueLimit) throw new RetryLaterError(503, this.#busyMessage, this.#retryAfterMs);
    // Whoever finishes hands its place over, so that nobody slips in between.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
