/** Helpers for the API tests: databases of their own, an application over the fixture, calls without a network. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { SearchWords } from '../../src/brands/types.ts';
import { loadFacts } from '../../src/brands/index.ts';
import { createApp, type AppParts } from '../../src/server/app.ts';
import { loadCatalogue, openCatalogue, type Catalogue } from '../../src/server/catalogue/index.ts';
import type { CatalogueSource } from '../../src/range/source.ts';
import { readConfig, type Config } from '../../src/server/config.ts';
import { openDatabase, type Database } from '../../src/server/database/index.ts';
import { openMediaStore } from '../../src/server/media/index.ts';
import { addressOf } from './postgresAddress.ts';

/** A database that nobody else uses. */
export interface FreshDatabase {
  /** Settings for a shop on this database. */
  readonly config: Config;
  /** Deletes it. Connections to it must be closed. */
  remove(): Promise<void>;
}

/** How much a new database holds: nothing at all, all tables but empty, the fixture, or the whole demo range (of {@link openDemoApp} alone). */
export type Content = 'bare' | 'empty' | 'filled' | 'demo';

/** Makes a database on the PostgreSQL of this run, which is quick to make one. */
export async function freshDatabase(content: Content = 'empty'): Promise<FreshDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${content === 'bare' ? 'template0' : content}`);
  const folder = await temporaryFolder();
  return {
    config: readConfig({ ...quietly, DATA_DIR: folder.path, DATABASE_URL: postgresUrl(name) }),
    async remove() {
      await administer(`drop database ${name} with (force)`);
      await folder.remove();
    },
  };
}

/** Makes a data folder with an embedded database, for tests of what only an embedded database has: a folder, a lock, a process of its own. */
export async function freshFolder(content: Content = 'empty'): Promise<FreshDatabase> {
  const { path, remove } = await temporaryFolder();
  if (content !== 'bare') await cp(join(inject('dataDirTemplates'), content), path, { recursive: true });
  return { config: readConfig({ ...quietly, DATA_DIR: path }), remove };
}

const quietly = { PORT: '0', LOG_LEVEL: 'silent' };

async function temporaryFolder(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'tarnbrook-data-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Address of a database on the PostgreSQL of this run. @param user - the user to connect as; the owner of the run's databases by default */
export function postgresUrl(name: string, user = inject('postgres').user): string {
  return addressOf({ ...inject('postgres'), user }, name);
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl('postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A running application without a network. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly catalogue: Catalogue;
  close(): Promise<void>;
}

const fail = (error: unknown): void => {
  throw error;
};

/** Opens an application, as one server process would, on a database that others may use too. @param onError - hears of changes of the range that cannot be read; it fails the test by default */
export async function openApp(
  config: Config,
  {
    onError = fail,
    searchWords,
    ...options
  }: Pick<AppParts, 'clock' | 'pages'> & {
    onError?: (error: unknown) => void;
    searchWords?: SearchWords | undefined;
  } = {},
): Promise<TestApp> {
  const database = await openDatabase(config);
  const facts = await loadFacts(config.brand);
  const catalogue = await openCatalogue(database, {
    cacheBytes: config.cacheBytes,
    searchWords: searchWords ?? facts.searchWords,
    onError,
  });
  const app = createApp({
    config,
    facts,
    database,
    catalogue,
    mediaStore: openMediaStore(config),
    logger: pino({ level: 'silent' }),
    ...options,
  });
  await app.ready();
  return {
    app,
    database,
    catalogue,
    async close() {
      await app.close();
      await catalogue.close();
      await database.close();
    },
  };
}

/** An application over the fixture, on a database of its own. */
export async function openFilledApp(): Promise<TestApp> {
  const { config, remove } = await freshDatabase('filled');
  return closingAlso(await openApp(config), remove);
}

/** An application over a range, on a database of its own. */
export async function openAppWith(source: CatalogueSource, searchWords?: SearchWords): Promise<TestApp> {
  const { config, remove } = await freshDatabase();
  const opened = await openApp(config, { searchWords });
  await loadCatalogue(opened.database, source);
  await opened.catalogue.refresh();
  return closingAlso(opened, remove);
}

/** An application over the whole demo range, which takes long to load: the first file that asks loads it for the run, and each gets a copy. */
export async function openDemoApp(source: () => CatalogueSource): Promise<TestApp> {
  const client = new pg.Client({ connectionString: postgresUrl('postgres') });
  await client.connect();
  try {
    // Held until the connection ends: another file waits here while the range is loaded.
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query(`select from pg_database where datname = 'demo'`);
    if (rowCount === 0) {
      await client.query('drop database if exists demo_loading with (force)');
      await client.query('create database demo_loading template empty');
      const database = await openDatabase({ databaseUrl: postgresUrl('demo_loading'), dataDir: '' });
      try {
        await loadCatalogue(database, source());
      } finally {
        await database.close();
      }
      await client.query('alter database demo_loading rename to demo');
    }
  } finally {
    await client.end();
  }
  const { config, remove } = await freshDatabase('demo');
  return closingAlso(await openApp(config), remove);
}

function closingAlso(opened: TestApp, remove: () => Promise<void>): TestApp {
  return {
    ...opened,
    async close() {
      await opened.close();
      await remove();
    },
  };
}

/** An answer with its body as data. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
}

/** Calls the API. The body is parsed as JSON whatever its status: the API has nothing else. */
export async function get<Body>({ app }: Pick<TestApp, 'app'>, url: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
  const response = await app.inject({ url, headers });
  return { status: response.statusCode, headers: response.headers, body: (response.body ? JSON.parse(response.body) : undefined) as Body };
}

/** Sends JSON to the API. */
export async function post<Body>(
  { app }: Pick<TestApp, 'app'>,
  url: string,
  payload: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: response.statusCode, headers: response.headers, body: (response.body ? JSON.parse(response.body) : undefined) as Body };
}

/** Sends JSON that must be accepted, to prepare a test. */
export async function submit(
  server: Pick<TestApp, 'app'>,
  url: string,
  payload: unknown,
  headers: Record<string, string> = {},
): Promise<void> {
  const { status, body } = await post<unknown>(server, url, payload, headers);
  if (status >= 300) throw new Error(`${url} answered ${status}: ${JSON.stringify(body)}`);
}
