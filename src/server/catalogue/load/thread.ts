/** The thread that loads a catalogue: it collects the lines it is sent, checks them, and writes them by connections of its own. See `inThread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { connectDatabase } from '../../database/connection.ts';
import { errorMessage } from '../../errors.ts';
import type { SourceCategory, SourceProduct } from '../source.ts';
import { InvalidCatalogueError } from './check.ts';
import type { LoadCommand, LoadReport, LoadThreadData } from './inThread.ts';
import { loadCatalogue } from './index.ts';

const port = parentPort!;
const { connection } = workerData as LoadThreadData;
const categories: SourceCategory[] = [];
const products: SourceProduct[] = [];

const report = (message: LoadReport) => port.postMessage(message);

async function load(): Promise<void> {
  const database = await connectDatabase(connection, () => {});
  try {
    const result = await loadCatalogue(database, { categories, products }, { onProgress: (progress) => report({ progress }) });
    // Without `onlyIfEmpty` a catalogue is always loaded.
    report({ result: result! });
  } catch (error) {
    report(error instanceof InvalidCatalogueError ? { problems: error.problems } : { failed: errorMessage(error) });
  } finally {
    await database.close();
  }
}

port.on('message', (command: LoadCommand) => {
  if ('lines' in command) {
    for (const line of command.lines)
      if ('category' in line) categories.push(line.category);
      else products.push(line.product);
  } else {
    port.removeAllListeners('message');
    void load();
  }
});
