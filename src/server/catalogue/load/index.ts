import type { Transaction } from 'kysely';
import type { Database, Schema } from '../../database/index.ts';
import { versionOf } from '../exportCatalogue.ts';
import { linesOf, slugsOf, type CatalogueLine, type CatalogueSource } from '../../../range/source.ts';
import { describeLoss, InvalidCatalogueError } from './check.ts';
import { insertRows, namedColumns, skipKnown } from './bulk.ts';
import { keepIds, keepProductIds } from './keys.ts';
import { arrangeRange, type Range } from './range.ts';
import { categoryPicture, insertProductRows, listingBrandColumns, listingBrandRows, productRows, productTables } from './readModel.ts';
import { countChanges, dropStage, keepStagedPictures, readStaged, stageCatalogue } from './stage.ts';
import { Derived } from './searchIndex.ts';
import { inLoad, nextVersion, productsPerStatement, refuseOvertaken, removeDebris, tidyUp, type LoadProgress } from './transaction.ts';

/** Tables that a load empties, dependents first. Pictures are not among them: see {@link keepStagedPictures}. */
const replacedTables = [
  'facetValue', 'productFacet', 'searchTerm', 'searchDocument', 'listingBrand', 'listingProduct', 'productView', 'productCategory', 'product', 'brand', 'tag',
  'category',
] as const satisfies readonly (keyof Schema)[]; // prettier-ignore

export interface LoadResult {
  readonly added: number;
  readonly removed: number;
  readonly version: number;
  readonly products: number;
}

export interface LoadOptions {
  readonly onProgress?: (progress: LoadProgress) => void;
  /** Does nothing when the catalogue has products, so that two processes starting at once on one database load only once. */
  readonly onlyIfEmpty?: boolean;
  /** Only tells the coming changes, and refuses as a load would. */
  readonly isTrial?: boolean;
  /** Allows the load to take more than a tenth of the products out of the shop, or what they say of themselves. */
  readonly removeMissing?: boolean;
  /** The version that the new range was made of: when there is a newer one, nothing is changed. */
  readonly basedOn?: number | undefined;
}

/**
 * In one transaction: until it commits, everyone reads the old catalogue. Ids stay by slug, name and code. All processes are notified.
 *
 * @param source - lines give categories before products
 * @returns undefined when the catalogue was left alone
 * @throws {InvalidCatalogueError} when the source contradicts itself, names an unknown stored picture, or lacks too many of the present products
 */
export async function loadCatalogue(
  database: Database,
  source: CatalogueSource | AsyncIterable<CatalogueLine>,
  { onProgress = () => {}, onlyIfEmpty = false, removeMissing = false, basedOn, isTrial = false }: LoadOptions = {},
): Promise<LoadResult | undefined> {
  const result = await database.kysely.connection().execute(async (connection) => {
    try {
      const staged = await stageCatalogue(connection, 'products' in source ? linesOf(source) : source);
      return await inLoad(connection, async (transaction) => {
        if (onlyIfEmpty && !(await isCatalogueEmpty({ kysely: transaction }))) return undefined;
        await refuseOvertaken(transaction, basedOn);
        const { added, removed, losses } = await countChanges(transaction, staged);
        const loss = losses.map(({ what, present, count }) => describeLoss(count, present, what)).find(Boolean);
        if (loss !== undefined && !removeMissing) throw new InvalidCatalogueError([loss], true);
        if (isTrial) return { version: await versionOf({ kysely: transaction }), products: staged.products.length, added, removed };
        for (const table of replacedTables) await transaction.deleteFrom(table).execute();
        await keepStagedPictures(transaction);
        const tags = [...new Set(staged.products.flatMap((product) => product.tags))];
        // New ones are numbered in the order given.
        const range = arrangeRange(staged, {
          categories: await keepIds(transaction, 'categoryKey', 'slug', slugsOf(staged.categories)),
          tags: await keepIds(transaction, 'tagKey', 'name', tags),
          products: await keepProductIds(transaction),
        });
        await insertTree(transaction, range);
        await insertProducts(transaction, range, onProgress);
        return { version: await nextVersion(transaction, new Date()), products: range.products.length, added, removed };
      });
    } finally {
      await dropStage(connection);
    }
  });
  if (result && !isTrial) await tidyUp(database, [...replacedTables, 'media']);
  return result;
}

/** Gives back the room of a load that was stopped, by a kill or because its caller has gone. */
export const removeLoadDebris = (database: Database): Promise<void> => removeDebris(database, [...replacedTables, 'media']);

export async function isCatalogueEmpty({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> {
  return (await kysely.selectFrom('product').select('id').limit(1).execute()).length === 0;
}

const categoryColumns = { id: 'int', parentId: 'int', position: 'int', path: 'int[]', name: 'text', isMain: 'boolean', image: 'text' };

async function insertTree(transaction: Transaction<Schema>, range: Range): Promise<void> {
  const pictures = range.categories.map(categoryPicture);
  const media = pictures.map(({ row }) => row).filter((row) => row !== undefined);
  await insertRows(transaction, 'media', productTables.media, media, skipKnown);
  const categories = range.categories.map(({ id, source: { name, isMain }, parentId, position, path }, index) => {
    return { id, parentId, position, path, name, isMain: isMain ?? parentId === undefined, image: pictures[index]!.address };
  });
  await insertRows(transaction, 'category', categoryColumns, categories);
  const brands = range.brands.map((name, index) => ({ id: index + 1, name }));
  await insertRows(transaction, 'brand', namedColumns, brands);
  const tags = Array.from(range.tagIds, ([name, id]) => ({ id, name }));
  await insertRows(transaction, 'tag', namedColumns, tags);
}

/** Inserts all products; while the database writes some of them, the rows of the next ones are made. */
async function insertProducts(transaction: Transaction<Schema>, range: Range, onProgress: (progress: LoadProgress) => void): Promise<void> {
  const total = range.products.length;
  const derived = new Derived();
  const rowsFrom = async (start: number) => {
    const products = range.products.slice(start, start + productsPerStatement);
    const positions = products.map(({ outline }) => outline.position);
    return productRows(range, products, await readStaged(transaction, positions), derived);
  };
  onProgress({ done: 0, total });
  let rows = await rowsFrom(0);
  for (let end = productsPerStatement; end - productsPerStatement < total; end += productsPerStatement) {
    [rows] = await Promise.all([rowsFrom(end), insertProductRows(transaction, rows)]);
    onProgress({ done: Math.min(end, total), total });
  }
  await insertRows(transaction, 'listingBrand', listingBrandColumns, listingBrandRows(range));
  await derived.insert(transaction);
}
