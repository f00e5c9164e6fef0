/**
 * Prepares databases once for the run: a PostgreSQL in which each suite gets a database of its own, and data folders with an embedded one that
 * suites copy, since making one anew takes a second.
 */
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { loadCatalogue } from '../../src/server/catalogue/index.ts';
import { EmbeddedServer } from '../../src/server/database/embedded/server.ts';
import { openDatabase } from '../../src/server/database/index.ts';
import { fixtureCatalogue } from './fixture.ts';
import { addressOf, type SocketPlace } from './postgresAddress.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with data folders that are ready to be copied: `empty`, and `filled` with the fixture. */
    dataDirTemplates: string;
    /** How to connect to the PostgreSQL of this run. It has the templates `empty` and `filled`. */
    postgres: SocketPlace;
  }
}

/** The PostgreSQL of a run is deleted after it, so nothing has to survive a power cut. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tarnbrook-api-'));
  const templates = join(folder, 'templates');
  const [server] = await Promise.all([
    EmbeddedServer.start(join(folder, 'postgresql'), { settings, onTrouble: (error) => console.error(error.message) }),
    makeDataDirTemplates(templates),
  ]);
  const place: SocketPlace = server.connection;
  // The shop's own database admits its owner alone; here tests also connect as roles that they make.
  await appendFile(join(folder, 'postgresql/pg_ident.conf'), `shop "${userInfo().username}" all\n`);
  await makePostgresTemplates(place);
  project.provide('dataDirTemplates', templates);
  project.provide('postgres', place);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makePostgresTemplates(place: SocketPlace): Promise<void> {
  const database = await openDatabase({ databaseUrl: addressOf(place, 'postgres'), dataDir: '' });
  await sql`select pg_reload_conf()`.execute(database.kysely);
  await sql`create database empty template template0`.execute(database.kysely);
  await sql`create database filled template template0`.execute(database.kysely);
  await database.close();
  await Promise.all(['empty', 'filled'].map((name) => make({ databaseUrl: addressOf(place, name), dataDir: '' }, name === 'filled')));
}

async function makeDataDirTemplates(folder: string): Promise<void> {
  const [empty, filled] = [join(folder, 'empty'), join(folder, 'filled')];
  await make({ databaseUrl: undefined, dataDir: empty }, false);
  await cp(empty, filled, { recursive: true });
  await make({ databaseUrl: undefined, dataDir: filled }, true);
}

async function make(where: Parameters<typeof openDatabase>[0], isFilled: boolean): Promise<void> {
  const database = await openDatabase(where);
  if (isFilled) await loadCatalogue(database, fixtureCatalogue);
  await database.close();
}
