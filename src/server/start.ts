/** Starts a server: opens the database, loads the demo catalogue when there is none, listens. */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import { loadFacts, loadOpenings } from '../brands/index.ts';
import { fillEmptyOpenings } from './careers/jobs.ts';
import { isCatalogueEmpty, loadCatalogue, openCatalogue, renewSearchIndex } from './catalogue/index.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './database/index.ts';
import { loadDemo } from './demo.ts';
import { errorCode, StartError } from './errors.ts';
import { removeAbandonedParts } from './files/atomic.ts';
import { closeToOthers, isOpenToOthers } from './files/closed.ts';
import { Connections } from './http/connections.ts';
import { openLog } from './log.ts';
import { filedMailFolder } from './mail/filed.ts';
import { mediaFolder } from './media/index.ts';
import type { Pages } from './pages/plugin.ts';
import { applyRetentionNightly } from './privacy/nightly.ts';
import { showProgress, type ShownProgress } from './progress.ts';
import { isLoopback, networks } from './security/addresses.ts';
import { openStaffSocket } from './staff/socket.ts';

/** Bytes of log that are written at once, */
const logChunkBytes = 4096;

/** or after this many milliseconds, or at the end of the process. */
const logDelayMs = 250;

/** How long who has begun to ask for something when the port closes may take to say what, in milliseconds. */
const askWithinMs = 1_000;

/** How long calls may stay open when the port has closed, in milliseconds. */
const drainTimeoutMs = 10_000;

/** A running server. */
export interface RunningServer {
  /** The origin it listens on. */
  readonly address: string;
  /**
   * Answers what is open, then ends.
   *
   * @param noticeMs - how long it goes on as before while `/readyz` says that it ends, so that whoever hands calls out hears of it. Default: not at all
   */
  close(noticeMs?: number): Promise<void>;
}

/**
 * Starts the shop.
 *
 * @param loadPages loads the shop's pages; without it only the API answers
 * @throws {StartError} for every reason that its operator can do something about
 */
export async function startServer(config: Config, loadPages?: () => Promise<Pages>): Promise<RunningServer> {
  const logger = openLog(config.logLevel, openOutput());
  // Half of a start is reading the program's code, half opening the database, which the other processor does meanwhile.
  const code = Promise.all([import('./app.ts'), import('./staff/app.ts'), import('./mail/start.ts')]);
  const database = await openDatabase(config, (error) => logger.warn({ err: error }, 'trouble with the database'));
  try {
    await bringCatalogueUpToDate(database);
    await fillEmptyOpenings(database, await loadOpenings(config.brand));
    const catalogue = await openCatalogue(database, {
      cacheBytes: config.cacheBytes,
      onError: (error) => logger.error({ err: error }, 'catalogue change could not be read'),
    });
    const pages = await loadPages?.();
    const facts = await loadFacts(config.brand);
    const [{ createApp }, { createStaffApp }, { startMail }] = await code;
    let isStopping = false;
    const app = createApp({ config, facts, database, catalogue, logger, isStopping: () => isStopping, ...(pages ? { pages } : {}) });
    const isProxy = networks(config.trustedProxies);
    // Behind this machine's own addresses is a test, or a proxy that nobody has named.
    const connections = new Connections(app.server, (address) => isLoopback(address) || isProxy(address));
    await listen(app, config);
    if (isBehindNamelessProxy(config, isProxy)) logger.warn(namelessProxy);
    const mailFolder = filedMailFolder(config.dataDir);
    for (const folder of [mailFolder, mediaFolder(config.dataDir)]) if (await isOpenToOthers(folder)) await closeToOthers(folder);
    // Left by processes that were killed. Nobody waits for it to go.
    for (const folder of [mailFolder, mediaFolder(config.dataDir)])
      removeAbandonedParts(folder).catch((error: unknown) => logger.warn({ err: error }, 'unfinished files could not be deleted'));
    const { dataDir } = config;
    const staffApp = createStaffApp({ database, facts, dataDir, refreshCatalogue: () => catalogue.refresh(), logger });
    const staffSocket = await openStaffSocket(staffApp, dataDir);
    const mail = await startMail(config, facts, database, logger);
    const endRetention = applyRetentionNightly({ database, mailFolder }, facts.retention, logger);
    const { port } = app.server.address() as AddressInfo;
    return {
      address: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
      async close(noticeMs = 0) {
        isStopping = true;
        await wait(noticeMs);
        await drain(app, connections);
        await staffSocket.close();
        await mail.close();
        await endRetention();
        await catalogue.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What is said where a proxy must stand in front that `TRUSTED_PROXIES` does not name. */
const namelessProxy =
  'A proxy on this machine seems to stand in front of the shop, but TRUSTED_PROXIES does not name it: all visitors look like this machine, and limits for each address are off. Set TRUSTED_PROXIES=127.0.0.1,::1';

/** Whether visitors come to another address than the one that is listened on, which only this machine reaches. */
function isBehindNamelessProxy({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>, isProxy: (address: string) => boolean): boolean {
  const isHere = (name: string) => name === 'localhost' || isLoopback(name.replace(/^\[|\]$/gu, ''));
  return isHere(host) && !isHere(new URL(publicUrl).hostname) && !isProxy('127.0.0.1') && !isProxy('::1');
}

/** Takes no more calls and answers those that are open. Nobody can hold that up who asks for nothing, or reads nothing. */
async function drain(app: FastifyInstance, connections: Connections): Promise<void> {
  const unused = setTimeout(() => {
    connections.closeUnused();
    unused.refresh();
  }, askWithinMs);
  const late = setTimeout(() => {
    app.log.warn(`calls were still open after ${drainTimeoutMs / 1000} s and have been cut off`);
    app.server.closeAllConnections();
  }, drainTimeoutMs);
  try {
    await app.close();
  } finally {
    clearTimeout(unused);
    clearTimeout(late);
  }
}

/** Standard output, a few kilobytes at a time: a write for each request would cost as much as answering it. */
function openOutput(): DestinationStream {
  return pino.destination({ sync: false, minLength: logChunkBytes, periodicFlush: logDelayMs });
}

async function bringCatalogueUpToDate(database: Database): Promise<void> {
  if (!(await isCatalogueEmpty(database))) {
    await renewOldSearchIndex(database);
    return;
  }
  const { createDemoSource } = await loadDemo();
  const progress = showProgress('Loading the demo catalogue', 'products');
  try {
    await loadCatalogue(database, await createDemoSource(), { onProgress: progress.update, onlyIfEmpty: true });
    progress.finish();
  } finally {
    progress.stop();
  }
}

async function renewOldSearchIndex(database: Database): Promise<void> {
  let progress: ShownProgress | undefined;
  try {
    await renewSearchIndex(database, (step) => {
      progress ??= showProgress('Renewing the search index', 'products');
      progress.update(step);
    });
    progress?.finish();
  } finally {
    progress?.stop();
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    switch (errorCode(error)) {
      case 'EADDRINUSE':
        throw new StartError(`Port ${port} on ${host} is in use by another program. Stop that program, or set PORT to another port.`);
      case 'EACCES':
        throw new StartError(`This user may not listen on port ${port}. Set PORT to a port from 1024 on.`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new StartError(
          `This machine has no address "${host}" to listen on. Set HOST to 127.0.0.1, or to 0.0.0.0 for all its addresses.`,
        );
      default:
        throw error;
    }
  }
}
