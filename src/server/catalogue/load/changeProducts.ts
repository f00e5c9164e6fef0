/** Changes single products where they are. Orders, numbers and what is related are mended around them; only the next load of a whole range makes them anew. */
import { sql, type Transaction } from 'kysely';
import type { Product } from '../../../contract/catalogue.ts';
import type { Database, Schema } from '../../database/index.ts';
import { Families, familyOf } from '../families/family.ts';
import { FacetValues, type FacetValueRow } from '../facets/productFacets.ts';
import { everythingListing, categoryListing } from '../listingIds.ts';
import type { SourceProduct } from '../../../range/source.ts';
import { VocabularyCount } from '../search/document.ts';
import { insertRows, namedColumns, skipKnown } from './bulk.ts';
import { InvalidCatalogueError, problemsOf } from './check.ts';
import type { LoadResult } from './index.ts';
import { keepIds, type Ids } from './keys.ts';
import { alphabetical, rangeOf, type Range, type RangeCategory, type RangeProduct } from './range.ts';
import { insertProductRows, listingBrandColumns, productRows } from './readModel.ts';
import { Derived, derivedRows, insertFacetValues } from './searchIndex.ts';
import { outlineOf } from './stage.ts';
import { inLoad, insertVocabulary, nextVersion, refuseOvertaken } from './transaction.ts';

/** The product that a code has from now on, new or in place of another; without `next` the code's product is removed. */
export interface ProductChange {
  readonly code: string;
  readonly next?: SourceProduct | undefined;
}

/** Tables with rows of each product. */
const productRowsIn = ['productCategory', 'productView', 'listingProduct', 'searchDocument', 'productFacet'] as const;

/** Products before and after one by popularity, in each of its listings, among which related ones are looked for. */
const nearby = 60;

const addTerms = sql`on conflict (term) do update set products = search_term.products + excluded.products, titles = search_term.titles + excluded.titles`;
const addBrands = sql`on conflict (listing_id, brand_id) do update set products = listing_brand.products + excluded.products`;

type Places = Pick<RangeProduct, 'byName' | 'byPopularity' | 'byCreation'>;

interface PlacedRow extends Places {
  readonly id: number;
  readonly brandId: number;
  readonly details: string;
}

/**
 * In one transaction: all products that are not named stay as they are, as do categories. All processes are notified.
 *
 * @param basedOn - the version that the changes were made of
 * @throws {InvalidCatalogueError} when a product contradicts itself, has no category of the shop, or the range was replaced
 */
export function changeProducts(
  { kysely }: Pick<Database, 'kysely'>,
  changes: readonly ProductChange[],
  basedOn?: number,
): Promise<LoadResult> {
  return inLoad(kysely, async (transaction) => {
    await refuseOvertaken(transaction, basedOn);
    const range = await RangeInPlace.read(transaction);
    let [added, removed] = [0, 0];
    for (const { code, next } of changes) {
      const before = await range.takeOut(code);
      if (next) await range.put(next, before);
      if (next && !before) added += 1;
      if (before && !next) removed += 1;
    }
    await range.finish();
    const { products } = await transaction
      .selectFrom('product')
      .select((each) => each.fn.countAll<string>().as('products'))
      .executeTakeFirstOrThrow();
    return { version: await nextVersion(transaction, new Date()), products: Number(products), added, removed };
  });
}

class RangeInPlace {
  readonly #transaction: Transaction<Schema>;
  readonly #categories: readonly RangeCategory[];
  readonly #bySlug: ReadonlyMap<string, RangeCategory>;
  readonly #byId: ReadonlyMap<number, RangeCategory>;
  readonly #knownValues: number;
  readonly #values: FacetValues;
  /** The words of products that were taken out, and of those that were put in. */
  readonly #gone = new Derived();
  readonly #come = new VocabularyCount();

  private constructor(transaction: Transaction<Schema>, categories: readonly RangeCategory[], values: readonly FacetValueRow[]) {
    this.#transaction = transaction;
    this.#categories = categories;
    this.#bySlug = new Map(categories.map((category) => [category.source.slug, category]));
    this.#byId = new Map(categories.map((category) => [category.id, category]));
    this.#knownValues = values.length;
    this.#values = new FacetValues(values);
  }

  static async read(transaction: Transaction<Schema>): Promise<RangeInPlace> {
    const rows = await transaction
      .selectFrom('category')
      .innerJoin('categoryKey', 'categoryKey.id', 'category.id')
      .select(['category.id', 'parentId', 'position', 'path', 'name', 'slug'])
      .execute();
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const categories = rows.map(({ id, parentId, position, path, name, slug }): RangeCategory => {
      const source = { slug, name, children: [] };
      return { id, parentId: parentId ?? undefined, position, path, main: names.get(path[0]!)!, source };
    });
    const values = await transaction.selectFrom('facetValue').selectAll().orderBy('id').execute();
    return new RangeInPlace(transaction, categories, values as FacetValueRow[]);
  }

  /** @returns the product that there was under the code */
  async takeOut(code: string): Promise<RangeProduct | undefined> {
    const row = await this.#placed().where('product.code', '=', code).executeTakeFirst();
    if (!row) return undefined;
    const [product, details] = [this.#product(row), JSON.parse(row.details) as Product];
    const paths = product.categories.map(({ path }) => path);
    derivedRows(details, paths, (id) => this.#byId.get(id)!.source.name, this.#gone, product.outline.article);
    await this.#countBrand(product, -1);
    for (const table of productRowsIn) await this.#transaction.deleteFrom(table).where('productId', '=', row.id).execute();
    await this.#transaction.deleteFrom('product').where('id', '=', row.id).execute();
    return product;
  }

  /** @param before - the product whose place it takes */
  async put(next: SourceProduct, before: RangeProduct | undefined): Promise<void> {
    const problems = [...problemsOf(next, this.#bySlug), ...(await this.#lackingPictures(next))];
    if (problems.length > 0) throw new InvalidCatalogueError(problems);
    const outline = outlineOf(next, 0, String);
    const id = before?.id ?? (await keepIds(this.#transaction, 'productKey', 'code', [next.code])).get(next.code)!;
    const tagIds = await keepIds(this.#transaction, 'tagKey', 'name', outline.tags);
    const tags = Array.from(tagIds, ([name, tag]) => ({ id: tag, name }));
    await insertRows(this.#transaction, 'tag', namedColumns, tags, skipKnown);
    const brandId = await this.#brandId(next.brand);
    const categories = next.categories.map((slug) => this.#bySlug.get(slug)!);
    const product = { id, outline, brandId, categories, ...(await this.#places(next, id, before)) };
    const derived = new Derived({ vocabulary: this.#come, facetValues: this.#values, families: await this.#families(brandId) });
    await insertProductRows(this.#transaction, await productRows(await this.#around(product, tagIds), [product], [next], derived));
    await this.#countBrand(product, 1);
    // A page that claims something recommends nothing that has lost the claim.
    if (before && before.outline.claims.some((claim) => !outline.claims.includes(claim)))
      await sql`update product_view set related = array_remove(related, ${id}) where ${id} = any(related)`.execute(this.#transaction);
  }

  async finish(): Promise<void> {
    const gone = this.#gone.vocabulary.rows().map(({ products, titles, ...term }) => ({ ...term, products: -products, titles: -titles }));
    for (const rows of [this.#come.rows(), gone]) await insertVocabulary(this.#transaction, rows, addTerms);
    await insertFacetValues(this.#transaction, this.#values.rows.slice(this.#knownValues));
    for (const table of ['searchTerm', 'listingBrand'] as const)
      await this.#transaction.deleteFrom(table).where('products', '<=', 0).execute();
  }

  #placed() {
    return this.#transaction
      .selectFrom('product')
      .innerJoin('searchDocument', 'searchDocument.productId', 'product.id')
      .innerJoin('productView', 'productView.productId', 'product.id')
      .select(['product.id', 'brandId', 'byName', 'byPopularity', 'byCreation', 'details']);
  }

  #product({ details, ...places }: PlacedRow): RangeProduct {
    const product = JSON.parse(details) as Product;
    const variants = product.variants.map(({ tags }) => ({ tags: tags.map(({ name }) => name) }));
    const outline = outlineOf({ ...product, code: product.code!, variants, categories: [], popularity: 0, createdAt: '' }, 0, String);
    return { ...places, outline, categories: product.categories.map(({ id }) => this.#byId.get(id)!) };
  }

  async #lackingPictures({ variants }: SourceProduct): Promise<string[]> {
    const images = variants.flatMap((variant) => variant.images);
    const hashes = images.flatMap(({ source }) => (source.kind === 'stored' ? [source.hash] : []));
    const { rows } = await sql<{ hash: string }>`
      select unnest(${hashes}::text[]) as hash except select hash from media`.execute(this.#transaction);
    return rows.map(({ hash }) => `The shop has no picture "${hash}".`);
  }

  /** A new brand comes after all others until the next load. */
  async #brandId(name: string): Promise<number> {
    await sql`
      insert into brand (id, name) select coalesce(max(id), 0) + 1, ${name} from brand
      on conflict (name) do nothing`.execute(this.#transaction);
    return (await this.#transaction.selectFrom('brand').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
  }

  async #countBrand(product: RangeProduct, products: 1 | -1): Promise<void> {
    const rows = await this.#transaction.selectFrom('listingProduct').select('listingId').where('productId', '=', product.id).execute();
    const counts = rows.map(({ listingId }) => ({ listingId, brandId: product.brandId, products }));
    await insertRows(this.#transaction, 'listingBrand', listingBrandColumns, counts, addBrands);
  }

  /** The families of a brand, by which another pack of an article gets the number of the others. */
  async #families(brandId: number): Promise<Families> {
    const rows = await this.#transaction
      .selectFrom('searchDocument')
      .innerJoin('productView', 'productView.productId', 'searchDocument.productId')
      .select(['family', 'details'])
      .where('brandId', '=', brandId)
      .execute();
    const { rows: above } = await sql<{ next: number }>`
      select coalesce(max(family), 0) + 1 as next from search_document`.execute(this.#transaction);
    const known = rows.map(({ family, details }) => [familyOf(JSON.parse(details) as Product), family] as const);
    return new Families(known, above[0]!.next);
  }

  /** Its places in the orders: those it had, as far as what orders it is the same, or else between the products around it. */
  async #places(next: SourceProduct, id: number, before: RangeProduct | undefined): Promise<Places> {
    const { rows } = await sql<Record<'older' | 'newer' | 'better' | 'worse', number | null>>`
      select max(by_creation) filter (where (created_at, id) < (${next.createdAt}::timestamptz, ${id}::int)) as older,
        min(by_creation) filter (where (created_at, id) > (${next.createdAt}::timestamptz, ${id}::int)) as newer,
        max(by_popularity) filter (where (-popularity, id) < (${-next.popularity}::int, ${id}::int)) as better,
        min(by_popularity) filter (where (-popularity, id) > (${-next.popularity}::int, ${id}::int)) as worse
      from product join search_document on product_id = id`.execute(this.#transaction);
    const { older, newer, better, worse } = rows[0]!;
    return {
      byName: before?.outline.name === next.name ? before.byName : await this.#placeOfName(next.name, id),
      byCreation: between(older, newer),
      byPopularity: between(better, worse),
    };
  }

  async #placeOfName(name: string, id: number): Promise<number> {
    const rows = await this.#transaction
      .selectFrom('product')
      .innerJoin('searchDocument', 'productId', 'product.id')
      .select(['product.id', 'name', 'byName'])
      .orderBy('byName')
      .execute();
    const after = rows.findIndex((other) => (alphabetical(name, other.name) || id - other.id) < 0);
    const at = after === -1 ? rows.length : after;
    return between(rows[at - 1]?.byName, rows[at]?.byName);
  }

  /** The part of the range that a product's related ones are found in, with itself. */
  async #around(product: RangeProduct, tagIds: Ids): Promise<Range> {
    const path = product.categories[0]?.path ?? [];
    const listings = [...path.map(categoryListing), everythingListing];
    const at = product.byPopularity;
    const others = await this.#placed()
      .where(({ or, eb }) =>
        or([
          eb('product.code', '=', sql<string>`any(${product.outline.goesWith})`),
          sql<boolean>`product.id in (
            select product_id from unnest(${listings}::int[]) as listing, lateral (
              (select product_id from listing_product where listing_id = listing and by_popularity < ${at} order by by_popularity desc limit ${nearby})
              union all (select product_id from listing_product where listing_id = listing and by_popularity > ${at} order by by_popularity limit ${nearby})
            ) as near)`,
        ]),
      )
      .execute();
    const products = [...others.map((row) => this.#product(row)), product].sort((a, b) => a.byPopularity - b.byPopularity);
    return rangeOf(this.#categories, [], products, tagIds);
  }
}

/** A place between two others; after the last, or before the first, when there is only one. */
function between(before: number | null | undefined, after: number | null | undefined): number {
  return ((before ?? (after ?? 2) - 2) + (after ?? (before ?? 0) + 2)) / 2;
}
