/** Starts a server: opens the database, loads the demo catalogue when there is none, listens. */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { aborted } from 'node:util';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { loadFacts, loadOpenings } from '../brands/index.ts';
import type { ServerFacts } from '../brands/types.ts';
import { backUpBySchedule } from './backup/schedule.ts';
import { fillEmptyOpenings } from './careers/jobs.ts';
import { isCatalogueEmpty, loadDemoInThread, openCatalogue, removeLoadDebris, renewSearchIndex } from './catalogue/index.ts';
import type { Config } from './config.ts';
import { openDatabase, waitForFolder, type Database, type DatabaseWatch } from './database/index.ts';
import { hasMembers } from './desk/index.ts';
import { removeAbandonedParts } from './files/atomic.ts';
import { closeToOthers, isOpenToOthers } from './files/permissions.ts';
import { Connections } from './http/connections.ts';
import { listen } from './listen.ts';
import { namelessProxy, watchForProxy } from './http/namelessProxy.ts';
import { openLog, openOutput } from './log.ts';
import { mailFilesFolder } from './mail/mailFiles.ts';
import { mediaFolder, openMediaStore } from './media/index.ts';
import { drawHomePictures, renderFirstPages } from './pages/firstPages.ts';
import type { Pages } from './pages/plugin.ts';
import { applyRetentionNightly } from './privacy/nightly.ts';
import { withProgress } from './progress.ts';
import { isLoopback, networks } from './security/visitorAddress.ts';
import { openStaffSocket } from './staff/socket.ts';
import type { StaffParts } from './staffApp.ts';
import { startMetrics } from './telemetry/start.ts';

/** Time in which a client must finish the request that it had begun when the port closed, in milliseconds. */
const askWithinMs = 1_000;

/** How long calls may stay open when the port has closed, in milliseconds. */
const drainTimeoutMs = 10_000;

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * @param loadPages - without it only the API answers
 * @param signal - ends a start that is under way; `close` ends a server that has started
 * @throws {StartError} for every reason that its operator can do something about
 */
export async function startServer(config: Config, loadPages?: () => Promise<Pages>, signal?: AbortSignal) {
  /** Ends taking calls, of visitors and of staff. */
  const serving: (() => Promise<void>)[] = [];
  /** All that calls need, which is closed after them, the last opened first. A failure to close one thing does not leave the others open. */
  const open = new AsyncDisposableStack();
  const close = async () => {
    try {
      await Promise.all(serving.map((end) => end()));
    } finally {
      await open.disposeAsync();
    }
  };
  const logger = openLog(config.logLevel, open.use(openOutput()));
  try {
    const tracing = config.isTraced ? (await import('./telemetry/traces.ts')).startTracing() : undefined;
    open.defer(() => tracing?.close().catch((error: unknown) => logger.warn({ err: error }, 'the last traces could not be sent')));
    // Half of a start is reading the program's code, half opening the database, which the other processor does meanwhile.
    const code = import('./app.ts');
    const database = await waitForFolder(() => openDatabase(config, watchFor(config, logger)), console.log, signal);
    open.defer(() => database.close());
    const facts = await loadFacts(config.brand);
    const isFresh = await isCatalogueEmpty(database);
    await unlessAborted(bringCatalogueUpToDate(database, facts, isFresh), signal);
    await fillEmptyOpenings(database, await loadOpenings(config.brand));
    const catalogue = await openCatalogue(database, {
      cacheBytes: config.cacheBytes,
      searchWords: facts.searchWords,
      onError: (error) => logger.error({ err: error }, 'catalogue change could not be read'),
    });
    open.defer(() => catalogue.close());
    const pages = await loadPages?.();
    const { createApp } = await code;
    const mediaStore = openMediaStore(config);
    let isStopping = false;
    const proxies = watchForProxy(config, () => logger.warn(`${namelessProxy.finding} ${namelessProxy.advice}`));
    const measuring = await startMetrics(config, { database, cache: () => catalogue.cache }, logger);
    open.defer(() => measuring?.close());
    const app = createApp({
      config,
      facts,
      database,
      catalogue,
      mediaStore,
      logger,
      isStopping: () => isStopping,
      proxies,
      ...(tracing && { tracing: tracing.plugin }),
      ...(pages && { pages }),
      ...(measuring && { metrics: measuring.metrics }),
    });
    const isProxy = networks(config.trustedProxies);
    // Behind this machine's own addresses is a test, or a proxy that the settings do not name.
    const connections = new Connections(app.server, (address) => isLoopback(address) || isProxy(address));
    serving.push(() => drain(app, () => app.close(), connections));
    // From here on the server can be closed in order.
    signal?.throwIfAborted();
    await listen(app, { ...config, variables: { host: 'HOST', port: 'PORT' } });
    // Visitors are answered while the rest of the code is read.
    const { startMail } = await import('./mail/start.ts');
    const mailFolder = mailFilesFolder(config.dataDir);
    for (const folder of [mailFolder, mediaFolder(config.dataDir)]) await tidyFolder(folder, logger);
    const refreshCatalogue = () => catalogue.refresh();
    const { dataDir, clamdUrl } = config;
    serving.push(await serveStaff({ database, facts, dataDir, mediaStore, clamdUrl, refreshCatalogue, logger, proxies }));
    const mail = await startMail(config, facts, database, logger);
    open.defer(() => mail.close());
    open.defer(applyRetentionNightly({ database, mailFolder }, facts.retention, logger));
    if (config.backups) open.defer(backUpBySchedule({ database, config, mediaStore, schedule: config.backups, logger }));
    const prepared = pages && prepareFirstPages(app, isFresh, () => isStopping);
    serving.push(async () => prepared);
    const lacksStaff = config.desk.isOn && !(await hasMembers(database));
    const { port } = app.server.address() as AddressInfo;
    return {
      address: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
      /** Whether the desk is on, but has no members yet. */
      lacksStaff,
      /** Answers the open requests, then ends. @param noticeMs - goes on so long while `/readyz` refuses, for load balancers. Default: not at all */
      async close(noticeMs = 0): Promise<void> {
        isStopping = true;
        await wait(noticeMs);
        await close();
      },
    };
  } catch (error) {
    await close().catch((failure: unknown) => logger.warn({ err: failure }, 'not everything could be closed'));
    throw error;
  }
}

function watchFor({ slowQueryMs }: Config, logger: FastifyBaseLogger): DatabaseWatch {
  return {
    onTrouble: (error) => logger.warn({ err: error }, 'trouble with the database'),
    slow: { fromMs: slowQueryMs, write: (slow) => logger.warn(slow, 'slow statement') },
  };
}

/** Renders the first pages, and draws their pictures when none can be there yet. A failure is left to the visitor who meets it. */
async function prepareFirstPages(app: FastifyInstance, isFresh: boolean, isStopping: () => boolean): Promise<void> {
  try {
    await renderFirstPages(app, isStopping);
    if (isFresh) await drawHomePictures(app, isStopping);
  } catch (error) {
    app.log.warn({ err: error }, 'the first pages could not be prepared');
  }
}

/** Opens the routes of staff. Gives a function that takes no more of their calls. */
async function serveStaff(parts: StaffParts): Promise<() => Promise<void>> {
  const app = (await import('./staffApp.ts')).createStaffApp(parts);
  const socket = await openStaffSocket(app, parts.dataDir);
  return () => drain(app, () => socket.close());
}

/** Closes a folder to other users of the machine, and deletes the remains of killed processes, in the background. */
async function tidyFolder(folder: string, logger: FastifyBaseLogger): Promise<void> {
  if (await isOpenToOthers(folder)) await closeToOthers(folder);
  removeAbandonedParts(folder).catch((error: unknown) => logger.warn({ err: error }, 'unfinished files could not be deleted'));
}

/** Takes no more calls and answers those that are open. Clients that ask for nothing, read nothing, or wait for minutes of work do not hold it up. */
async function drain(app: FastifyInstance, close: () => Promise<void>, connections?: Connections): Promise<void> {
  const unused = setTimeout(() => {
    connections?.closeUnused();
    unused.refresh();
  }, askWithinMs);
  const late = setTimeout(() => {
    app.log.warn(`calls were still open after ${drainTimeoutMs / 1000} s and have been cut off`);
    app.server.closeAllConnections();
  }, drainTimeoutMs);
  try {
    await close();
  } finally {
    clearTimeout(unused);
    clearTimeout(late);
  }
}

/** Waits for work that takes seconds, but no longer once the start is to end. */
async function unlessAborted(work: Promise<void>, signal?: AbortSignal): Promise<void> {
  if (!signal) return work;
  await Promise.race([work, aborted(signal, work).then(() => signal.throwIfAborted())]);
}

async function bringCatalogueUpToDate(database: Database, facts: ServerFacts, isEmpty: boolean): Promise<void> {
  await removeLoadDebris(database);
  if (isEmpty) await withProgress('Loading the demo catalogue', 'products', (tell) => loadDemoInThread(database.connection, facts, tell));
  else await withProgress('Renewing the search index', 'products', (tell) => renewSearchIndex(database, tell));
}
