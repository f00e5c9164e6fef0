/** Replaces the catalogue. */
import { sql, type Transaction } from 'kysely';
import type { Database, Schema } from '../../database/index.ts';
import { VocabularyCount } from '../search/document.ts';
import type { CatalogueSource } from '../source.ts';
import { checkSource } from './check.ts';
import { insertRows } from './bulk.ts';
import { keepAllIds } from './keys.ts';
import { arrangeRange, slugsOf, type Range } from './range.ts';
import { categoryPicture, productRows, productTables, shelfBrandRows, type ProductRows } from './readModel.ts';

/** Channel on which every process hears that the catalogue is another one. */
export const catalogueChannel = 'catalogue_changed';

/** Number of the advisory lock that lets one process at a time load. */
const loadLock = 7_262_002;

/** Products per insert: enough to be fast, few enough that an embedded database answers others' timers in between. */
const chunkSize = 512;

/** Tables that a load empties, dependents first. */
const replacedTables = [
  'search_term', 'search_document', 'shelf_brand', 'shelf_product', 'product_view', 'media', 'media_art', 'product_variant', 'product_category', 'product', 'brand', 'tag',
  'category',
] as const satisfies readonly (keyof Schema)[]; // prettier-ignore

/** Tables whose reads are planned by statistics; the others are read by key. */
const queriedTables: ReadonlySet<keyof Schema> = new Set(['product_view', 'search_document', 'shelf_product'] as const);

/** How far a load is. */
export interface LoadProgress {
  /** Products written so far. */
  readonly done: number;
  readonly total: number;
}

/** What a load did. */
export interface LoadResult {
  /** Version of the catalogue after the load. */
  readonly version: number;
  readonly products: number;
}

/**
 * Replaces the whole catalogue in one transaction: until it is through, and if it never is, everyone reads the old one. Categories,
 * tags and products keep their ids by slug, name and code. All processes are told.
 *
 * @param onlyIfEmpty leaves a catalogue alone that has products; two processes starting at once on one database load only once
 * @returns what was loaded; undefined when the catalogue was left alone
 * @throws {InvalidCatalogueError} when the source contradicts itself (an unknown category, a code twice); nothing is changed then
 */
export async function loadCatalogue(
  database: Database,
  source: CatalogueSource,
  { onProgress = () => {}, onlyIfEmpty = false }: { onProgress?: (progress: LoadProgress) => void; onlyIfEmpty?: boolean } = {},
): Promise<LoadResult | undefined> {
  checkSource(source);
  const result = await database.kysely.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(loadLock)})`.execute(transaction);
    if (onlyIfEmpty && (await hasProducts(transaction))) return undefined;
    for (const table of replacedTables) await transaction.deleteFrom(table).execute();
    const range = arrangeRange(source, await keepAllIds(transaction, keysOf(source)));
    await insertTree(transaction, range);
    await insertProducts(transaction, range, onProgress);
    return { version: await nextVersion(transaction), products: range.products.length };
  });
  if (result) await tidyUp(database);
  return result;
}

/**
 * Does what a PostgreSQL server does in the background some time later, and an embedded one never: index-only scans need to know that
 * rows are settled, plans need statistics, the search index is inserted into in bulk, and the room of the old catalogue becomes free.
 */
async function tidyUp({ kysely }: Database): Promise<void> {
  for (const table of replacedTables) {
    const options = queriedTables.has(table) ? sql`(analyze)` : sql``;
    await sql`vacuum ${options} ${sql.table(table)}`.execute(kysely);
  }
}

/** Whether there is a catalogue at all. */
export async function isCatalogueEmpty(database: Database): Promise<boolean> {
  return !(await hasProducts(database.kysely));
}

async function hasProducts(database: Pick<Database['kysely'], 'selectFrom'>): Promise<boolean> {
  return (await database.selectFrom('product').select('id').limit(1).execute()).length > 0;
}

function keysOf({ categories, products }: CatalogueSource) {
  return {
    slugs: slugsOf(categories),
    tags: [...new Set(products.flatMap(({ variants }) => variants.flatMap(({ tags }) => tags)))],
    codes: products.map(({ code }) => code),
  };
}

async function insertTree(transaction: Transaction<Schema>, range: Range): Promise<void> {
  const pictures = range.categories.map(categoryPicture);
  await insertRows(
    transaction,
    'media_art',
    productTables.media_art,
    pictures.flatMap(({ art }) => (art ? [art] : [])),
    { skipKnown: true },
  );
  await insertRows(
    transaction,
    'media',
    productTables.media,
    pictures.map(({ media }) => media),
    { skipKnown: true },
  );
  await insertRows(
    transaction,
    'category',
    { id: 'int', parent_id: 'int', position: 'int', path: 'int[]', name: 'text', is_main: 'boolean', image: 'text' },
    range.categories.map(({ id, source, parentId, position, path }, index) => ({
      id,
      parent_id: parentId,
      position,
      path,
      name: source.name,
      is_main: source.isMain ?? parentId === undefined,
      image: pictures[index]!.address,
    })),
  );
  await insertRows(
    transaction,
    'brand',
    { id: 'int', name: 'text' },
    range.brands.map((name, index) => ({ id: index + 1, name })),
  );
  await insertRows(
    transaction,
    'tag',
    { id: 'int', name: 'text' },
    Array.from(range.tagIds, ([name, id]) => ({ id, name })),
  );
}

async function insertProducts(transaction: Transaction<Schema>, range: Range, onProgress: (progress: LoadProgress) => void): Promise<void> {
  const total = range.products.length;
  const vocabulary = new VocabularyCount();
  onProgress({ done: 0, total });
  for (let done = 0; done < total; done += chunkSize) {
    const chunk = range.products.slice(done, done + chunkSize);
    const rows = productRows(range, chunk, vocabulary);
    for (const table of Object.keys(rows) as (keyof ProductRows)[]) {
      await insertRows(transaction, table, productTables[table], rows[table], { skipKnown: table === 'media' || table === 'media_art' });
    }
    onProgress({ done: done + chunk.length, total });
  }
  await insertRows(transaction, 'shelf_brand', { shelf_id: 'int', brand_id: 'int', products: 'int' }, shelfBrandRows(range));
  await insertRows(transaction, 'search_term', { term: 'text', word: 'text', products: 'int', titles: 'int' }, vocabulary.rows());
}

/** Counts the version up; everyone is told when the transaction commits. */
async function nextVersion(transaction: Transaction<Schema>): Promise<number> {
  const { version } = await transaction
    .updateTable('catalogue_state')
    .set((set) => ({ version: set('version', '+', 1), loaded_at: new Date() }))
    .returning('version')
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${catalogueChannel}, ${String(version)})`.execute(transaction);
  return version;
}
