/** The frame of every change of the catalogue: one at a time, in a transaction, and with a notice to all processes. */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { lockUntilEnd } from '../../database/advisoryLock.ts';
import type { Database, Schema } from '../../database/index.ts';
import { facetsVersion } from '../facets/productFacets.ts';
import { familiesVersion } from '../families/family.ts';
import { searchIndexVersion, type VocabularyCount } from '../search/document.ts';
import { versionOf } from '../exportCatalogue.ts';
import { insertRows } from './bulk.ts';
import { InvalidCatalogueError } from './check.ts';

export const catalogueChannel = 'catalogue_changed';

/** Products per statement: enough to be fast, few enough that other statements get their turn in between. */
export const productsPerStatement = 512;

/** Tables whose reads are planned by statistics; the others are read by key. */
const queriedTables: ReadonlySet<keyof Schema> = new Set(['productView', 'searchDocument', 'listingProduct', 'productFacet'] as const);

/** Version of everything that this code derives from single products. */
export const derivedVersion = (searchIndexVersion * 1000 + facetsVersion) * 100 + familiesVersion;

export interface LoadProgress {
  readonly done: number;
  readonly total: number;
}

/** Does work in a transaction without a time limit, while no other process loads. */
export function inLoad<Result>(kysely: Kysely<Schema>, work: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await lockUntilEnd(transaction, 'catalogueLoad');
    return work(transaction);
  });
}

/** @param basedOn - the version that a change was made of. @throws {InvalidCatalogueError} when there is a newer one */
export async function refuseOvertaken(transaction: Transaction<Schema>, basedOn: number | undefined): Promise<void> {
  if (basedOn !== undefined && (await versionOf({ kysely: transaction })) !== basedOn)
    throw new InvalidCatalogueError(['The range was replaced meanwhile. Please try again.']);
}

export function insertVocabulary(
  transaction: Transaction<Schema>,
  rows: ReturnType<VocabularyCount['rows']>,
  onConflict?: RawBuilder<unknown>,
): Promise<void> {
  return insertRows(transaction, 'searchTerm', { term: 'text', word: 'text', products: 'int', titles: 'int' }, rows, onConflict);
}

/** Increases the version and notes the search index of this code; all processes are notified on commit. @param loadedAt time of a change of products */
export async function nextVersion(transaction: Transaction<Schema>, loadedAt?: Date): Promise<number> {
  const { version } = await transaction
    .updateTable('catalogueState')
    .set((set) => ({ version: set('version', '+', 1), searchIndex: derivedVersion, ...(loadedAt ? { loadedAt } : {}) }))
    .returning('version')
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${catalogueChannel}, ${String(version)})`.execute(transaction);
  return version;
}

/** Does what PostgreSQL does later in the background: visibility for index-only scans, statistics, the search index's pending list, and room. */
export function tidyUp({ kysely }: Database, tables: readonly (keyof Schema)[]): Promise<void> {
  return withoutLimit(kysely, async (connection) => {
    for (const table of tables) await vacuum(connection, table);
  });
}

/** Frees the room of rows that a stopped load wrote and never committed: of tables that have grown since their last vacuum, which every finished load ends with. */
export async function removeDebris({ kysely }: Database, tables: readonly (keyof Schema)[]): Promise<void> {
  const grown = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where oid = any(${tables.map(snakeCase)}::regclass[])
      and pg_relation_size(oid) > (greatest(relpages, 0) + 128) * 8192::bigint`.execute(kysely);
  if (grown.rows.length === 0) return;
  // The connection of a stopped load may still be busy.
  await inLoad(kysely, async () => {});
  await withoutLimit(kysely, async (connection) => {
    for (const table of tables.filter((each) => grown.rows.some(({ name }) => name === snakeCase(each)))) {
      await vacuum(connection, table);
      await sql`reindex table concurrently ${sql.table(table)}`.execute(connection);
    }
  });
}

const snakeCase = (table: string): string => table.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

async function vacuum(connection: Kysely<Schema>, table: keyof Schema): Promise<void> {
  const options = queriedTables.has(table) ? sql`(analyze)` : sql``;
  await sql`vacuum ${options} ${sql.table(table)}`.execute(connection);
}

function withoutLimit(kysely: Kysely<Schema>, work: (connection: Kysely<Schema>) => Promise<void>): Promise<void> {
  return kysely.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
