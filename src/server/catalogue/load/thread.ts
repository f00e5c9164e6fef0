/** The thread that loads a catalogue: it asks for lines, or reads the demo range, checks it, and writes it by connections of its own. See `inThread.ts`. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerFacts } from '../../../brands/types.ts';
import { connectDatabase } from '../../database/connection.ts';
import type { Connection } from '../../database/database.ts';
import { loadDemo } from '../../demo.ts';
import { errorMessage } from '../../errors.ts';
import type { CatalogueLine } from '../../../range/source.ts';
import { InvalidCatalogueError } from './check.ts';
import { loadCatalogue, type LoadOptions, type LoadResult } from './index.ts';
import type { LoadProgress } from './transaction.ts';

export interface LoadThreadData extends Omit<LoadOptions, 'onProgress' | 'onlyIfEmpty'> {
  readonly connection: Connection;
  /** Given when it reads the demo range itself, as a brand sells it, and loads it into an empty catalogue, instead of asking for lines. */
  readonly demo?: Pick<ServerFacts, 'demo'>;
}

export type LoadReport =
  | { readonly wantsLines: true }
  | { readonly progress: LoadProgress }
  | { readonly result: LoadResult | undefined }
  | { readonly problems: readonly string[]; readonly isLoss: boolean }
  | { readonly failed: string };

const port = parentPort!;
const { connection, demo, ...options } = workerData as LoadThreadData;

const report = (message: LoadReport) => port.postMessage(message);

/** Asks for lines as fast as they are used, so that they never pile up: for the next ones before it uses those that came. */
async function* sentLines(): AsyncGenerator<CatalogueLine> {
  const ask = () => {
    const sent = once(port, 'message') as Promise<[readonly CatalogueLine[]]>;
    report({ wantsLines: true });
    return sent;
  };
  for (let sent = ask(); ;) {
    // None when there are no more.
    const [lines] = await sent;
    if (lines.length === 0) return;
    sent = ask();
    yield* lines;
  }
}

const database = await connectDatabase(connection);
try {
  const source = demo ? (await loadDemo()).readDemo(demo.demo) : sentLines();
  const result = await loadCatalogue(database, source, {
    onProgress: (progress) => report({ progress }),
    onlyIfEmpty: demo !== undefined,
    ...options,
  });
  report({ result });
} catch (error) {
  report(error instanceof InvalidCatalogueError ? { problems: error.problems, isLoss: error.isLoss } : { failed: errorMessage(error) });
} finally {
  await database.close();
}
