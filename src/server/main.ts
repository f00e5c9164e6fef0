/**
 * The server process: opens the database, loads the demo catalogue when there is none, listens, and ends cleanly.
 */
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { isCatalogueEmpty, loadCatalogue, openCatalogue } from './catalogue/index.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase, type Database } from './database/index.ts';
import { errorCode, errorMessage, StartError } from './errors.ts';
import { showProgress } from './progress.ts';

/** How long open requests may take after the process was asked to end, in milliseconds. */
const drainTimeoutMs = 10_000;

/** A running server. */
export interface RunningServer {
  /** Where it listens. */
  readonly address: string;
  /** Answers what is open, then ends. */
  close(): Promise<void>;
}

/**
 * Starts the shop.
 *
 * @throws {StartError} for every reason that its operator can do something about
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: pino.stdSerializers.err } });
  const database = await openDatabase(config, (error) => logger.warn({ err: error }, 'database connection lost'));
  try {
    await fillEmptyCatalogue(database);
    const catalogue = await openCatalogue(database, (error) => logger.error({ err: error }, 'catalogue change could not be read'));
    const app = createApp({ config, database, catalogue, logger });
    app.addHook('onClose', async () => {
      await catalogue.close();
      await database.close();
    });
    try {
      await app.listen({ port: config.port, host: config.host });
    } catch (error) {
      await app.close();
      throw listenFailure(config, error);
    }
    const { port } = app.server.address() as AddressInfo;
    return { address: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`, close: () => app.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function fillEmptyCatalogue(database: Database): Promise<void> {
  if (!(await isCatalogueEmpty(database))) return;
  // The demo is megabytes of code that a shop with a catalogue never needs.
  const [{ createDemoCatalogue }, { demoSource }] = await Promise.all([import('./demo/catalogue/index.ts'), import('./demo/source.ts')]);
  const progress = showProgress('Loading the demo catalogue', 'products');
  await loadCatalogue(database, demoSource(createDemoCatalogue()), { onProgress: progress.update, onlyIfEmpty: true });
  progress.finish();
}

function listenFailure({ host, port }: Config, error: unknown): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} on ${host} is in use by another program. Stop that program, or set PORT to another port.`);
    case 'EACCES':
      return new StartError(`This user may not listen on port ${port}. Set PORT to a port from 1024 on.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`This machine has no address "${host}" to listen on. Set HOST to 127.0.0.1, or to 0.0.0.0 for all its addresses.`);
    default:
      return error;
  }
}

/** Runs the server until it is asked to end. What its operator can mend is said in one line; a defect keeps its stack. */
async function main(): Promise<void> {
  try {
    const server = await startServer(readConfig(process.env));
    console.log(`The shop is open at ${server.address}`);
    let isEnding = false;
    const end = () => {
      if (isEnding) return;
      isEnding = true;
      setTimeout(() => process.exit(1), drainTimeoutMs).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
  } catch (error) {
    console.error(error instanceof StartError ? errorMessage(error) : error);
    process.exit(1);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
