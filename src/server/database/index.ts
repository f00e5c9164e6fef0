import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded/index.ts';
import { migrate } from './migrate.ts';
import { openServerDatabase } from './server.ts';

export type { Database, Statement, TextRow, Value } from './database.ts';
export { hasEmbeddedDatabase } from './embedded/index.ts';
export type { Schema } from './schema.ts';

/**
 * Opens the database that the settings name and brings its tables up to date.
 *
 * @param onTrouble called when an idle connection broke, and when an embedded database ended by itself
 * @param lastMigration where to stop; the newest by default
 * @throws {StartError} when it cannot be used; the message says what to do
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onTrouble: (error: Error) => void = () => {},
  lastMigration?: string,
): Promise<Database> {
  const database = databaseUrl ? await openServerDatabase(databaseUrl, onTrouble) : await openEmbeddedDatabase(dataDir, onTrouble);
  try {
    await migrate(database.kysely, lastMigration);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
