/** Loads a catalogue in a thread of its own: arranging ten thousand products takes seconds, in which the server's thread could not answer. */
import { Worker } from 'node:worker_threads';
import type { ServerFacts } from '../../../brands/types.ts';
import type { Connection } from '../../database/database.ts';
import { errorCode } from '../../errors.ts';
import { heapShare } from '../../memory.ts';
import { InvalidCatalogueError } from './check.ts';
import type { LoadResult } from './index.ts';
import type { CatalogueLine } from '../../../range/source.ts';
import type { LoadCommand, LoadReport, LoadThreadData } from './thread.ts';
import type { LoadProgress } from './transaction.ts';

/** Message for a range that the thread has no room for; it holds what the order of all products is computed from. */
const tooLarge = 'The range is larger than the memory allows. Set MEMORY_MB to more, start the shop again, and load it once more.';

/** Room for young objects in the thread, in megabytes. The demo is loaded before the shop opens, when nothing else needs memory: there it saves a tenth of the time. */
const youngMegabytes = { demo: 64, lines: 24 } as const;

/** Lines that are sent at once: sending them takes about a millisecond. */
const linesAtOnce = 50;

/** As `loadCatalogue`; when the lines break off, or the signal is given, nothing is changed. @throws {InvalidCatalogueError} */
export async function loadInThread(
  connection: Connection,
  lines: AsyncIterable<CatalogueLine>,
  options: Omit<LoadThreadData, 'connection' | 'demo'>,
  { onProgress, signal }: { readonly onProgress: (progress: LoadProgress) => void; readonly signal: AbortSignal },
): Promise<LoadResult> {
  await using thread = new LoadThread({ connection, ...options }, onProgress);
  signal.addEventListener('abort', () => void thread[Symbol.asyncDispose]());
  let waiting: CatalogueLine[] = [];
  for await (const line of lines) {
    waiting.push(line);
    if (waiting.length < linesAtOnce) continue;
    await thread.send(waiting);
    waiting = [];
  }
  if (waiting.length > 0) await thread.send(waiting);
  await thread.send([]);
  return (await thread.result)!;
}

/** Loads the demo range as a brand sells it, unless there is a catalogue. The memory that this takes is free again when the thread ends. */
export async function loadDemoInThread(
  connection: Connection,
  { demo }: ServerFacts,
  onProgress: (progress: LoadProgress) => void,
): Promise<void> {
  await using thread = new LoadThread({ connection, demo: { ...(demo && { demo }) } }, onProgress);
  await thread.result;
}

class LoadThread implements AsyncDisposable {
  readonly #worker: Worker;
  /** Resolves when the catalogue is loaded; undefined when it was left alone. */
  readonly result: Promise<LoadResult | undefined>;
  #wanted = Promise.withResolvers<void>();

  constructor(workerData: LoadThreadData, onProgress: (progress: LoadProgress) => void) {
    this.#worker = new Worker(new URL('thread.ts', import.meta.url), {
      workerData,
      // A command's own process has no bound.
      resourceLimits: {
        maxOldGenerationSizeMb: heapShare(process.env),
        maxYoungGenerationSizeMb: youngMegabytes[workerData.demo ? 'demo' : 'lines'],
      },
    });
    const { promise, resolve, reject } = Promise.withResolvers<LoadResult | undefined>();
    this.result = promise;
    // The promise may reject before anybody awaits it.
    promise.catch(() => {});
    this.#worker.on('message', (report: LoadReport) => {
      if ('wantsLines' in report) this.#wanted.resolve();
      else if ('progress' in report) onProgress(report.progress);
      else if ('result' in report) resolve(report.result);
      else reject('problems' in report ? new InvalidCatalogueError(report.problems, report.isLoss) : new Error(report.failed));
    });
    this.#worker.once('error', (error) =>
      reject(errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? new InvalidCatalogueError([tooLarge]) : error),
    );
    this.#worker.once('exit', () => reject(new Error('The thread that loads the catalogue has ended.')));
  }

  /** Sends lines when it asks for some. After its failure they are dropped, so that the sender gets to the end and learns why. */
  async send(command: LoadCommand): Promise<void> {
    await Promise.race([this.#wanted.promise, this.result.catch(() => {})]);
    this.#wanted = Promise.withResolvers();
    this.#worker.postMessage(command);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker.terminate();
  }
}
