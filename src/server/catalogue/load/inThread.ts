/** Loads a catalogue in a thread of its own: arranging ten thousand products takes seconds, in which the server's thread could not answer. */
import { Worker } from 'node:worker_threads';
import type { Connection } from '../../database/database.ts';
import type { SourceCategory, SourceProduct } from '../source.ts';
import { InvalidCatalogueError } from './check.ts';
import type { LoadResult } from './index.ts';
import type { LoadProgress } from './transaction.ts';

/** A part of a catalogue: a branch of the tree, or a product. */
export type CatalogueLine = { readonly category: SourceCategory } | { readonly product: SourceProduct };

/** The data that the thread starts with. */
export interface LoadThreadData {
  readonly connection: Connection;
}

/** A message to the thread. */
export type LoadCommand = { readonly lines: readonly CatalogueLine[] } | { readonly load: true };

/** A message from the thread. */
export type LoadReport =
  | { readonly progress: LoadProgress }
  | { readonly result: LoadResult }
  | { readonly problems: readonly string[] }
  | { readonly failed: string };

/** Lines that are sent at once: sending them takes about a millisecond. */
const linesAtOnce = 50;

/**
 * Replaces the catalogue, as `loadCatalogue` does. When the lines break off nothing is changed.
 *
 * @throws {InvalidCatalogueError} when it contradicts itself
 */
export async function loadInThread(
  connection: Connection,
  lines: AsyncIterable<CatalogueLine>,
  onProgress: (progress: LoadProgress) => void,
): Promise<LoadResult> {
  const thread = new Worker(new URL('thread.ts', import.meta.url), { workerData: { connection } satisfies LoadThreadData });
  const { promise, resolve, reject } = Promise.withResolvers<LoadResult>();
  // The promise may reject before anybody awaits it.
  promise.catch(() => {});
  thread.on('message', (report: LoadReport) => {
    if ('progress' in report) onProgress(report.progress);
    else if ('result' in report) resolve(report.result);
    else reject('problems' in report ? new InvalidCatalogueError(report.problems) : new Error(report.failed));
  });
  thread.once('error', reject);
  thread.once('exit', () => reject(new Error('The thread that loads the catalogue has ended.')));
  const tell = (command: LoadCommand) => thread.postMessage(command);
  try {
    let waiting: CatalogueLine[] = [];
    for await (const line of lines) {
      waiting.push(line);
      if (waiting.length < linesAtOnce) continue;
      tell({ lines: waiting });
      waiting = [];
    }
    tell({ lines: waiting });
    tell({ load: true });
    return await promise;
  } finally {
    await thread.terminate();
  }
}
