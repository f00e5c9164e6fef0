/** Threads for work that keeps a processor busy, beside the server's own. */
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { parentPort, Worker, type ResourceLimits } from 'node:worker_threads';
import { errorMessage } from './errors.ts';

/** Time without work after which a thread ends and gives its memory back, in milliseconds. */
const idleMs = 60_000;

/** A thread that begins with its first work. The caller gives it one piece at a time. */
export class WorkThread<Task, Result> {
  readonly #file: URL;
  readonly #limits: ResourceLimits;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** @param limits - by default those of the process */
  constructor(file: URL, limits: ResourceLimits = {}) {
    this.#file = file;
    this.#limits = limits;
  }

  /** @throws {Error} when it fails, is given up by the signal, or needs more memory than the thread has; the next piece gets a new thread */
  async run(task: Task, signal: AbortSignal): Promise<Result> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    try {
      worker.postMessage(task);
      const [answer] = (await once(worker, 'message', { signal })) as [Answer<Result>];
      if ('failed' in answer) throw new Error(answer.failed);
      this.#idle = setTimeout(() => void this.end(), idleMs).unref();
      return answer.result;
    } catch (error) {
      await this.end();
      throw error;
    } finally {
      worker.unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { resourceLimits: this.#limits });
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    // Work that a thread has not done when it ends has failed.
    return worker.on('error', forget).on('exit', () => worker.emit('error', new Error('The thread has ended.')));
  }

  /** Ends the thread before its time. */
  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

type Answer<Result> = { readonly result: Result } | { readonly failed: string };

/** Called in a thread: does the work that it is sent. @param niceness - how far it steps back behind other threads */
export function serveWork<Task, Result>(work: (task: Task) => Result | Promise<Result>, niceness = 0): void {
  // On Linux a thread has a priority of its own; elsewhere this would slow the whole process down.
  if (process.platform === 'linux') setPriority(0, niceness);
  const answer = async (task: Task): Promise<Answer<Result>> => {
    try {
      return { result: await work(task) };
    } catch (error) {
      return { failed: errorMessage(error) };
    }
  };
  parentPort!.on('message', (task: Task) => void answer(task).then((result) => parentPort!.postMessage(result)));
}
