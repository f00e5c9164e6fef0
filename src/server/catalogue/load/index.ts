/** Replaces the catalogue. */
import { sql, type Transaction } from 'kysely';
import type { Database, Schema } from '../../database/index.ts';
import { VocabularyCount } from '../search/document.ts';
import type { CatalogueSource, SourceCategory } from '../source.ts';
import { checkSource, InvalidCatalogueError } from './check.ts';
import { insertRows } from './bulk.ts';
import { keepAllIds } from './keys.ts';
import { arrangeRange, slugsOf, type Range } from './range.ts';
import { categoryPicture, productRows, productTables, listingBrandRows, type ProductRows } from './readModel.ts';
import { inLoad, insertVocabulary, nextVersion, productsPerStatement, tidyUp, type LoadProgress } from './transaction.ts';

/** Tables that a load empties, dependents first. Pictures are not among them: see {@link keepPictures}. */
const replacedTables = [
  'searchTerm', 'searchDocument', 'listingBrand', 'listingProduct', 'productView', 'productVariant', 'productCategory', 'product', 'brand', 'tag',
  'category',
] as const satisfies readonly (keyof Schema)[]; // prettier-ignore

/** The result of a load. */
export interface LoadResult {
  /** Version of the catalogue after the load. */
  readonly version: number;
  readonly products: number;
}

/**
 * Replaces the whole catalogue in one transaction: until it commits, everyone reads the old one. Categories,
 * tags and products keep their ids by slug, name and code. All processes are notified.
 *
 * @param onlyIfEmpty does nothing when the catalogue has products, so that two processes starting at once on one database load only once
 * @returns what was loaded; undefined when the catalogue was left alone
 * @throws {InvalidCatalogueError} when the source contradicts itself (an unknown category, a code twice) or names a stored picture that does not exist;
 * nothing is changed then
 */
export async function loadCatalogue(
  database: Database,
  source: CatalogueSource,
  { onProgress = () => {}, onlyIfEmpty = false }: { onProgress?: (progress: LoadProgress) => void; onlyIfEmpty?: boolean } = {},
): Promise<LoadResult | undefined> {
  checkSource(source);
  const result = await inLoad(database, async (transaction) => {
    if (onlyIfEmpty && (await hasProducts(transaction))) return undefined;
    for (const table of replacedTables) await transaction.deleteFrom(table).execute();
    await keepPictures(transaction, storedPictures(source));
    const range = arrangeRange(source, await keepAllIds(transaction, keysOf(source)));
    await insertTree(transaction, range);
    await insertProducts(transaction, range, onProgress);
    return { version: await nextVersion(transaction, new Date()), products: range.products.length };
  });
  if (result) await tidyUp(database, [...replacedTables, 'media']);
  return result;
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

/** Hashes of the pictures that a source reuses from the present catalogue. */
function storedPictures({ categories, products }: CatalogueSource): Set<string> {
  const inTree = (branches: CatalogueSource['categories']): SourceCategory['image'][] =>
    branches.flatMap(({ image, children }) => [image, ...inTree(children)]);
  const inProducts = products.flatMap(({ variants }) => variants.flatMap(({ images }) => images.map(({ source }) => source)));
  return new Set([...inTree(categories), ...inProducts].flatMap((picture) => (picture?.kind === 'stored' ? [picture.hash] : [])));
}

/** Deletes all pictures but these. @throws {InvalidCatalogueError} when one of these does not exist */
async function keepPictures(transaction: Transaction<Schema>, hashes: ReadonlySet<string>): Promise<void> {
  const kept = sql`select json_array_elements_text(${JSON.stringify([...hashes])}::json)`;
  await sql`delete from media where hash not in (${kept})`.execute(transaction);
  const { rows } = await sql<{ hash: string }>`${kept} as hash except select hash from media`.execute(transaction);
  if (rows.length > 0) throw new InvalidCatalogueError(rows.map(({ hash }) => `The shop has no picture "${hash}".`));
}

async function insertTree(transaction: Transaction<Schema>, range: Range): Promise<void> {
  const pictures = range.categories.map(categoryPicture);
  await insertRows(
    transaction,
    'media',
    productTables.media,
    pictures.flatMap(({ row }) => (row ? [row] : [])),
    { skipKnown: true },
  );
  await insertRows(
    transaction,
    'category',
    { id: 'int', parentId: 'int', position: 'int', path: 'int[]', name: 'text', isMain: 'boolean', image: 'text' },
    range.categories.map(({ id, source, parentId, position, path }, index) => ({
      id,
      parentId,
      position,
      path,
      name: source.name,
      isMain: source.isMain ?? parentId === undefined,
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

/** Inserts all products; while the database writes some of them, the rows of the next ones are made. */
async function insertProducts(transaction: Transaction<Schema>, range: Range, onProgress: (progress: LoadProgress) => void): Promise<void> {
  const total = range.products.length;
  const vocabulary = new VocabularyCount();
  const rowsFrom = (start: number) => productRows(range, range.products.slice(start, start + productsPerStatement), vocabulary);
  onProgress({ done: 0, total });
  let rows = await rowsFrom(0);
  for (let end = productsPerStatement; end - productsPerStatement < total; end += productsPerStatement) {
    [rows] = await Promise.all([rowsFrom(end), insertProductRows(transaction, rows)]);
    onProgress({ done: Math.min(end, total), total });
  }
  await insertRows(transaction, 'listingBrand', { listingId: 'int', brandId: 'int', products: 'int' }, listingBrandRows(range));
  await insertVocabulary(transaction, vocabulary);
}

async function insertProductRows(transaction: Transaction<Schema>, rows: ProductRows): Promise<void> {
  for (const table of Object.keys(rows) as (keyof ProductRows)[])
    await insertRows(transaction, table, productTables[table], rows[table], { skipKnown: table === 'media' });
}
