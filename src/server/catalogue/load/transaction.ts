/** What every change of the catalogue does: one at a time, all of it or nothing, and everyone hears of it. */
import { sql, type Transaction } from 'kysely';
import type { Database, Schema } from '../../database/index.ts';
import { searchIndexVersion, type VocabularyCount } from '../search/document.ts';
import { insertRows } from './bulk.ts';

/** Channel on which every process hears that the catalogue is another one. */
export const catalogueChannel = 'catalogue_changed';

/** Number of the advisory lock that lets one process at a time load. */
const loadLock = 7_262_002;

/** Products per statement: enough to be fast, few enough that an embedded database answers others' timers in between. */
export const productsPerStatement = 512;

/** Tables whose reads are planned by statistics; the others are read by key. */
const queriedTables: ReadonlySet<keyof Schema> = new Set(['productView', 'searchDocument', 'listingProduct'] as const);

/** How far a load is. */
export interface LoadProgress {
  /** Products written so far. */
  readonly done: number;
  readonly total: number;
}

/** Does work in a transaction without a time limit, while no other process loads. */
export function inLoad<Result>(database: Database, work: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result> {
  return database.kysely.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(loadLock)})`.execute(transaction);
    return work(transaction);
  });
}

/** Writes down which words there are. */
export function insertVocabulary(transaction: Transaction<Schema>, vocabulary: VocabularyCount): Promise<void> {
  return insertRows(transaction, 'searchTerm', { term: 'text', word: 'text', products: 'int', titles: 'int' }, vocabulary.rows());
}

/** Counts the version up, with the search index of this code; everyone is told when the transaction commits. @param loadedAt when products changed */
export async function nextVersion(transaction: Transaction<Schema>, loadedAt?: Date): Promise<number> {
  const { version } = await transaction
    .updateTable('catalogueState')
    .set((set) => ({ version: set('version', '+', 1), searchIndex: searchIndexVersion, ...(loadedAt ? { loadedAt } : {}) }))
    .returning('version')
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${catalogueChannel}, ${String(version)})`.execute(transaction);
  return version;
}

/**
 * Does what a PostgreSQL server does in the background some time later, and an embedded one never: index-only scans need to know that
 * rows are settled, plans need statistics, the search index is inserted into in bulk, and the room of the old rows becomes free.
 */
export async function tidyUp({ kysely }: Database, tables: readonly (keyof Schema)[]): Promise<void> {
  for (const table of tables) {
    const options = queriedTables.has(table) ? sql`(analyze)` : sql``;
    await sql`vacuum ${options} ${sql.table(table)}`.execute(kysely);
  }
}
