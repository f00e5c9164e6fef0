/** Loads a catalogue in a thread of its own: arranging ten thousand products takes seconds, in which the server's thread could not answer. */
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ServerFacts } from '../../../brands/types.ts';
import type { Connection } from '../../database/database.ts';
import { errorCode } from '../../errors.ts';
import { heapShare } from '../../memory.ts';
import { InvalidCatalogueError } from './check.ts';
import type { LoadResult } from './index.ts';
import type { CatalogueLine } from '../../../range/source.ts';
import type { LoadReport, LoadThreadData } from './thread.ts';
import type { LoadProgress } from './transaction.ts';

/** Message for a range that the thread has no room for; it holds what the order of all products is computed from. */
const tooLarge = 'The range is larger than the memory allows. Set MEMORY_MB to more, start the shop again, and load it once more.';

/** Room for young objects in the thread, in megabytes. The demo is loaded before the shop opens, when nothing else needs memory: there it saves a tenth of the time. */
const youngMegabytes = { demo: 64, lines: 24 } as const;

/** Lines that are sent at once: sending them takes about a millisecond. */
const linesAtOnce = 50;

export type LoadMessage = { readonly progress: LoadProgress } | { readonly loaded: LoadResult };

/**
 * As `loadCatalogue`: gives progress, and at the end the result. When the lines break off, the signal is given, or the reader stops, nothing is changed.
 *
 * @throws {InvalidCatalogueError} when the lines are read to their end, so that the sender learns why
 */
export async function* loadInThread(
  data: LoadThreadData,
  lines: AsyncIterable<CatalogueLine> | readonly CatalogueLine[],
  signal?: AbortSignal,
): AsyncGenerator<LoadMessage> {
  // A command's own process has no bound.
  const maxYoungGenerationSizeMb = youngMegabytes[data.demo ? 'demo' : 'lines'];
  const resourceLimits = { maxOldGenerationSizeMb: heapShare(process.env), maxYoungGenerationSizeMb };
  const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: data, resourceLimits });
  const batches = inBatches(lines);
  try {
    for await (const [report] of on(worker, 'message', { signal, close: ['exit'] }) as AsyncIterable<[LoadReport]>) {
      // It asks for lines as fast as it uses them.
      if ('wantsLines' in report) worker.postMessage((await batches.next()).value ?? []);
      else if ('progress' in report) yield report;
      else if ('failed' in report) throw new Error(report.failed);
      else if ('problems' in report) throw new InvalidCatalogueError(report.problems, report.isLoss);
      else {
        if (report.result) yield { loaded: report.result };
        return;
      }
    }
    throw new Error('The thread that loads the catalogue has ended.');
  } catch (error) {
    if (!signal?.aborted) for await (const _unused of batches);
    throw errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? new InvalidCatalogueError([tooLarge]) : error;
  } finally {
    await worker.terminate();
  }
}

async function* inBatches(lines: AsyncIterable<CatalogueLine> | readonly CatalogueLine[]): AsyncGenerator<CatalogueLine[]> {
  let batch: CatalogueLine[] = [];
  for await (const line of lines) {
    if (batch.push(line) < linesAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Loads the demo range as a brand sells it, unless there is a catalogue. The memory that this takes is free again when the thread ends. */
export async function loadDemoInThread(
  connection: Connection,
  { demo }: ServerFacts,
  onProgress: (progress: LoadProgress) => void,
): Promise<void> {
  const messages = loadInThread({ connection, demo: { ...(demo && { demo }) } }, []);
  for await (const message of messages) if ('progress' in message) onProgress(message.progress);
}
