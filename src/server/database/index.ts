import type { Config } from '../config.ts';
import type { Database, DatabaseWatch } from './database.ts';
import { openEmbeddedDatabase } from './embedded/index.ts';
import { migrate } from './migrate.ts';
import { openServerDatabase } from './server.ts';

export type { Database, DatabaseWatch, Statement, TextRow, Value } from './database.ts';
export { hasEmbeddedDatabase } from './embedded/index.ts';
export { waitForFolder } from './lock.ts';
export type { Schema } from './schema.ts';

/** Opens the database with the tables of whichever version made it: only for looking. @throws {StartError} */
export function openDatabaseUnchanged(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  watch?: DatabaseWatch,
): Promise<Database> {
  return databaseUrl ? openServerDatabase(databaseUrl, watch) : openEmbeddedDatabase(dataDir, watch);
}

/** Brings the tables up to date. @param lastMigration - where to stop. @throws {StartError} when it cannot be used; the message says what to do */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  watch?: DatabaseWatch,
  lastMigration?: string,
): Promise<Database> {
  const database = await openDatabaseUnchanged(config, watch);
  try {
    await migrate(database.kysely, lastMigration);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
