/** The search index and the facets are derived from products by code; when that code has changed, older ones lack terms and values that searches and lists use. */
import { sql, type Transaction } from 'kysely';
import type { CategoryRef, Product } from '../../../contract/catalogue.ts';
import type { Database, Schema } from '../../database/index.ts';
import { searchDocument, VocabularyCount, type SearchTexts } from '../search/document.ts';
import { insertRows } from './bulk.ts';
import { facetValuesOf, FacetValues, type FacetValueRow } from '../facets/productFacets.ts';
import { Families, familyOf } from '../families/family.ts';
import { derivedVersion, inLoad, insertVocabulary, nextVersion, productsPerStatement, tidyUp, type LoadProgress } from './transaction.ts';

export const facetColumns = { productId: 'int', valueIds: 'int[]', family: 'int' } as const;

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

/**
 * @param paths - of its categories, each from the top of the tree down
 * @param article - where it has been read before
 */
export function derivedRows(
  product: Product,
  paths: readonly (readonly number[])[],
  nameOf: (id: number) => string,
  { vocabulary, facetValues, families }: Derived,
  article?: string,
): { readonly terms: string; readonly valueIds: number[]; readonly family: number } {
  const above = paths.flatMap((path) => path.slice(0, -1).map(nameOf));
  const document = searchDocument(searchTexts(product, above), vocabulary);
  const categories = [...new Set(paths.flat())].map((id): CategoryRef => ({ id, name: nameOf(id) }));
  return {
    terms: document.terms,
    valueIds: facetValues.idsOf(facetValuesOf(product, categories, document)),
    family: families.numberOf(familyOf(product, article)),
  };
}

export function insertFacetValues(transaction: Transaction<Schema>, values: readonly FacetValueRow[]): Promise<void> {
  const rows = values.map((value) => ({ ...value }));
  return insertRows(transaction, 'facetValue', { id: 'int', facet: 'text', value: 'text', label: 'text' }, rows);
}

/** Vocabulary, values and families that products of a range share, collected while their rows are derived. */
export class Derived {
  readonly vocabulary: VocabularyCount;
  readonly facetValues: FacetValues;
  readonly families: Families;

  /** @param known - what a range has already */
  constructor(known: Partial<Pick<Derived, 'vocabulary' | 'facetValues' | 'families'>> = {}) {
    this.vocabulary = known.vocabulary ?? new VocabularyCount();
    this.facetValues = known.facetValues ?? new FacetValues();
    this.families = known.families ?? new Families();
  }

  async insert(transaction: Transaction<Schema>): Promise<void> {
    await insertVocabulary(transaction, this.vocabulary.rows());
    await insertFacetValues(transaction, this.facetValues.rows);
  }
}

/**
 * Derives search index and facets anew when other code made them; products do not change. All processes are notified.
 *
 * @param onProgress - called only when there is something to do
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
  if (isRenewed) await tidyUp(database, ['listingProduct', 'searchDocument', 'searchTerm', 'productFacet', 'facetValue']);
}

async function isIndexCurrent(database: Pick<Database['kysely'], 'selectFrom'>): Promise<boolean> {
  const { searchIndex } = await database.selectFrom('catalogueState').select('searchIndex').executeTakeFirstOrThrow();
  return searchIndex === derivedVersion;
}

async function renew(transaction: Transaction<Schema>, onProgress: (progress: LoadProgress) => void): Promise<void> {
  const tree = await transaction.selectFrom('category').select(['id', 'name', 'path']).execute();
  const categories = new Map(tree.map((category) => [category.id, category]));
  const products = await transaction.selectFrom('productView').select('productId').orderBy('productId').execute();
  const ids = products.map(({ productId }) => productId);
  const derived = new Derived();
  await transaction.deleteFrom('productFacet').execute();
  onProgress({ done: 0, total: ids.length });
  for (let done = 0; done < ids.length; done += productsPerStatement) {
    const chunk = ids.slice(done, done + productsPerStatement);
    // In the order of a load, which numbers families and values as they come.
    const views = await transaction
      .selectFrom('productView')
      .select(['productId', 'details'])
      .where('productId', 'in', chunk)
      .orderBy('productId')
      .execute();
    const rows = views.map(({ productId, details }) => {
      const product = JSON.parse(details) as Product;
      const paths = product.categories.map(({ id }) => categories.get(id)!.path);
      return { productId, ...derivedRows(product, paths, (id) => categories.get(id)!.name, derived) };
    });
    await sql`
      with row as (select * from json_to_recordset(${JSON.stringify(rows)}::json) as row ("productId" int, terms tsvector, family int)),
        listed as (update listing_product old set family = row.family from row where product_id = "productId" and old.family <> row.family)
      update search_document set terms = row.terms, family = row.family from row where product_id = "productId"`.execute(transaction);
    await insertRows(transaction, 'productFacet', facetColumns, rows);
    onProgress({ done: done + chunk.length, total: ids.length });
  }
  await transaction.deleteFrom('searchTerm').execute();
  await transaction.deleteFrom('facetValue').execute();
  await derived.insert(transaction);
}
