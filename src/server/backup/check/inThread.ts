/** Tries a backup by restoring it where it does no harm, in a thread of its own: unpacking it would keep the server's thread from answering. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Connection } from '../../database/database.ts';
import type { Database } from '../../database/index.ts';
import { errorCode, errorMessage } from '../../errors.ts';
import type { CheckTask } from './thread.ts';

export interface TriedBackup {
  readonly file: string;
  readonly database: Database;
  /** Its address; undefined for the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly folder: string;
}

const insufficientPrivilege = '42501';

/** Longest name in PostgreSQL, in bytes. */
const nameMaxLength = 63;

/** Restores into a database that is dropped afterwards; in an embedded one where the user may make none. @throws {Error} when it cannot be restored */
export async function checkedByRestoring({ file, database, databaseUrl, folder }: TriedBackup, signal: AbortSignal): Promise<void> {
  const dataDir = join(folder, '.check');
  await rm(dataDir, { recursive: true, force: true });
  const name = await makeDatabase(database);
  const ownUrl = name === undefined ? undefined : addressOf(databaseUrl ?? database.connection, name);
  const workerData: CheckTask = { file, databaseUrl: ownUrl, dataDir };
  const thread = new Worker(new URL('thread.ts', import.meta.url), { workerData });
  try {
    await once(thread, 'exit', { signal });
  } catch (error) {
    throw new Error(`It cannot be restored: ${errorMessage(error)}`);
  } finally {
    // Nothing writes any more into what is removed now.
    await thread.terminate();
    if (name !== undefined) await dropDatabase(database, name);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Makes an empty database beside the shop's; undefined when the user may not. One that a killed server left goes first. */
async function makeDatabase(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely);
  const suffix = '_backup_check';
  const name = `${rows[0]!.name.slice(0, nameMaxLength - suffix.length)}${suffix}`;
  await dropDatabase(database, name);
  try {
    await sql`create database ${sql.id(name)} template template0`.execute(database.kysely);
    return name;
  } catch (error) {
    if (errorCode(error) === insufficientPrivilege) return undefined;
    throw error;
  }
}

async function dropDatabase({ kysely }: Database, name: string): Promise<void> {
  await sql`drop database if exists ${sql.id(name)} with (force)`.execute(kysely);
}

function addressOf(where: string | Connection, name: string): string {
  if (typeof where === 'string' || 'connectionString' in where) {
    const url = new URL(typeof where === 'string' ? where : where.connectionString);
    url.pathname = `/${encodeURIComponent(name)}`;
    return url.href;
  }
  const { host, port, user } = where;
  // The host's name is not looked up: the folder of the socket takes its place.
  return `postgres://${user}@localhost:${port}/${encodeURIComponent(name)}?host=${encodeURIComponent(host)}`;
}
