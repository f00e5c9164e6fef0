/** The thread that loads a catalogue: it collects the lines it is sent, or makes the demo range, checks it, and writes it by connections of its own. See `inThread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { connectDatabase } from '../../database/connection.ts';
import { loadDemo } from '../../demo.ts';
import { errorMessage } from '../../errors.ts';
import type { CatalogueSource, SourceCategory, SourceProduct } from '../source.ts';
import { InvalidCatalogueError } from './check.ts';
import { loadCatalogue } from './index.ts';
import type { LoadCommand, LoadReport, LoadThreadData } from './threadMessages.ts';

const port = parentPort!;
const { connection, isDemo } = workerData as LoadThreadData;
const categories: SourceCategory[] = [];
const products: SourceProduct[] = [];

const report = (message: LoadReport) => port.postMessage(message);

async function load(source: () => CatalogueSource | Promise<CatalogueSource>): Promise<void> {
  const database = await connectDatabase(connection);
  try {
    const result = await loadCatalogue(database, await source(), {
      onProgress: (progress) => report({ progress }),
      onlyIfEmpty: isDemo,
    });
    report({ result });
  } catch (error) {
    report(error instanceof InvalidCatalogueError ? { problems: error.problems } : { failed: errorMessage(error) });
  } finally {
    await database.close();
  }
}

function collect(command: LoadCommand): void {
  if ('lines' in command) {
    for (const line of command.lines)
      if ('category' in line) categories.push(line.category);
      else products.push(line.product);
  } else {
    port.off('message', collect);
    void load(() => ({ categories, products }));
  }
}

if (isDemo) void load(async () => (await loadDemo()).createDemoSource());
else port.on('message', collect);
