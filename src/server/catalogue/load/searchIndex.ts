/** The search index is derived from products by code; when that code has changed, an older index lacks terms that searches use. */
import { sql, type Transaction } from 'kysely';
import type { Product } from '../../../contract/catalogue.ts';
import type { Database, Schema } from '../../database/index.ts';
import { searchDocument, searchIndexVersion, VocabularyCount, type SearchTexts } from '../search/document.ts';
import { inLoad, insertVocabulary, nextVersion, productsPerStatement, tidyUp, type LoadProgress } from './transaction.ts';

/** The texts of a product that search uses. @param above names of the categories above its own */
export function searchTexts({ name, brand, packSize, ...product }: Product, above: readonly string[]): SearchTexts {
  const bareName = name.endsWith(packSize) ? name.slice(0, -packSize.length) : name;
  const tags = new Set(product.variants.flatMap((variant) => variant.tags.map((tag) => tag.name)));
  return {
    title: [name, brand, packSize],
    names: [bareName],
    wholes: [product.code ?? '', product.barcode ?? '', name, bareName],
    categories: product.categories.map((category) => category.name),
    above,
    around: [...tags, ...(product.storage ? [product.storage] : [])],
    description: [product.description, product.origin ?? ''],
    facts: { ...product, name: bareName, tags: [...tags] },
  };
}

/** Names of the categories above the last one of each path. @param nameOf the name of a category by id */
export function namesAbove(paths: readonly (readonly number[])[], nameOf: (id: number) => string): string[] {
  return paths.flatMap((path) => path.slice(0, -1).map(nameOf));
}

/**
 * Makes the search index anew from the products in the database when other code made it; the products do not change. All processes are notified.
 *
 * @param onProgress is called only when there is something to do
 */
export async function renewSearchIndex(database: Database, onProgress: (progress: LoadProgress) => void): Promise<void> {
  if (await isIndexCurrent(database.kysely)) return;
  const isRenewed = await inLoad(database.kysely, async (transaction) => {
    // Another process may have been faster.
    if (await isIndexCurrent(transaction)) return false;
    await renew(transaction, onProgress);
    await nextVersion(transaction);
    return true;
  });
  if (isRenewed) await tidyUp(database, ['searchDocument', 'searchTerm']);
}

async function isIndexCurrent(database: Pick<Database['kysely'], 'selectFrom'>): Promise<boolean> {
  const { searchIndex } = await database.selectFrom('catalogueState').select('searchIndex').executeTakeFirstOrThrow();
  return searchIndex === searchIndexVersion;
}

async function renew(transaction: Transaction<Schema>, onProgress: (progress: LoadProgress) => void): Promise<void> {
  const categories = new Map(
    (await transaction.selectFrom('category').select(['id', 'name', 'path']).execute()).map((category) => [category.id, category]),
  );
  const aboveOf = (product: Product) =>
    namesAbove(
      product.categories.map(({ id }) => categories.get(id)!.path),
      (id) => categories.get(id)!.name,
    );
  const ids = (await transaction.selectFrom('productView').select('productId').orderBy('productId').execute()).map(
    ({ productId }) => productId,
  );
  const vocabulary = new VocabularyCount();
  onProgress({ done: 0, total: ids.length });
  for (let done = 0; done < ids.length; done += productsPerStatement) {
    const chunk = ids.slice(done, done + productsPerStatement);
    const views = await transaction.selectFrom('productView').select(['productId', 'details']).where('productId', 'in', chunk).execute();
    const rows = views.map(({ productId, details }) => {
      const product = JSON.parse(details) as Product;
      return { productId, terms: searchDocument(searchTexts(product, aboveOf(product)), vocabulary) };
    });
    await sql`
      update search_document set terms = row.terms
      from json_to_recordset(${JSON.stringify(rows)}::json) as row ("productId" int, terms tsvector)
      where search_document.product_id = row."productId"`.execute(transaction);
    onProgress({ done: done + chunk.length, total: ids.length });
  }
  await transaction.deleteFrom('searchTerm').execute();
  await insertVocabulary(transaction, vocabulary);
}
