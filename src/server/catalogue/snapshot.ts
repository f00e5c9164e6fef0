/** The snapshot of one version of the catalogue: the tree, the names, the brands of each listing, and the vocabulary. */
import type { CategoriesAnswer, Category, CategoryRef, MainCategoriesAnswer, ProductSummary } from '../../contract/catalogue.ts';
import { textKey } from '../../contract/text.ts';
import type { Database, TextRow } from '../database/index.ts';
import { CachedAnswer } from '../http/cachedResponse.ts';
import { ResponseCache } from '../http/responseCache.ts';
import { FacetColumns } from './facets/columns.ts';
import type { AnyFacet } from './facets/productFacets.ts';
import type { Synonyms } from './search/lexicon.ts';
import { Vocabulary } from './search/vocabulary.ts';
import { categoryListing, tagListing } from './listingIds.ts';
import { snapshotStatement } from './statements.ts';
import { beginningsOf } from './suggestions.ts';

/** Products by brand id in one listing. */
export type BrandCounts = ReadonlyMap<number, number>;

export type Snapshot = Awaited<ReturnType<typeof readSnapshot>>;

/** Reads the current version. @param cacheBytes - memory for its cached answers */
export async function readSnapshot(database: Database, cacheBytes: number, synonyms: Synonyms) {
  const [row] = await database.read(snapshotStatement, []);
  const [version, categoryRows, tagRows, brandNames, listingBrandRows, termRows, valueRows, tellsPopularity, bestSellers] = parse(row!);
  const tree = nest(categoryRows);
  const categoriesById = new Map(categoryRows.map(([id, parentId, name]) => [id, { parentId, name }]));
  const listings = new Map<number, Map<number, number>>();
  for (const [listing, brand, products] of listingBrandRows) {
    const counts = listings.get(listing);
    if (counts) counts.set(brand, products);
    else listings.set(listing, new Map([[brand, products]]));
  }
  const known = new Set([...categoryRows.map(([id]) => categoryListing(id)), ...tagRows.map(([id]) => tagListing(id))]);
  const idsByBrand = Map.groupBy(brandNames.keys(), (index) => textKey(brandNames[index]!));
  const terms = termRows.map(([term, word, products, titles]) => ({ term, word, products, titles }));
  const nothing: BrandCounts = new Map();
  const facets = new FacetColumns(valueRows, row!.at(-1)!);
  // A suggestion leads to a list with one card for an article, and counts as that does.
  const articles = facets.count([], undefined, true);
  const totals = (facet: 'category' | 'brand') =>
    (facets.byFacet.get(facet) ?? []).map(({ id, value, label }) => ({ value, name: label, total: articles.of(id) }));
  return {
    version,
    mainCategories: new CachedAnswer<MainCategoriesAnswer>(JSON.stringify({ data: mainOf(tree) })),
    categories: new CachedAnswer<CategoriesAnswer>(JSON.stringify(tree)),
    vocabulary: new Vocabulary(terms, synonyms),
    facets,
    /** Whether the most popular product is popular at all, so that popularity orders the others. */
    tellsPopularity,
    cache: new ResponseCache(cacheBytes),
    hasCategory: (id: number): boolean => known.has(categoryListing(id)),
    hasTag: (id: number): boolean => known.has(tagListing(id)),
    /** The path of a category from the top of the tree, ending with itself; empty for an unknown one. */
    pathTo: (id: number): CategoryRef[] => pathIn(categoriesById, id),
    /** Ids of the brands by these names, in any spelling that looks alike; unknown names are left out. */
    brandIds: (names: readonly string[]): number[] =>
      [...new Set(names.map(textKey))].flatMap((key) => idsByBrand.get(key) ?? []).map((index) => index + 1),
    brandNames: (ids: Iterable<number>): string[] => [...ids].sort((a, b) => a - b).map((id) => brandNames[id - 1]!),
    /** Brands in a listing; empty when it has no products. */
    brandsIn: (listing: number): BrandCounts => listings.get(listing) ?? nothing,
    beginnings: beginningsOf({
      categories: totals('category').map(({ value, ...category }) => ({ id: Number(value), ...category })),
      brands: totals('brand').map(({ name, total }) => ({ name, total })),
      bestSellers,
    }),
  };
}

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

type CategoryRow = [id: number, parentId: number | null, name: string, image: string, isMain: boolean];

function parse([version, ...columns]: TextRow) {
  const [categories, tags, brands, listingBrands, terms, values, tellsPopularity, bestSellers] = columns
    .slice(0, -1)
    .map((text) => JSON.parse(text!) as unknown);
  return [
    Number(version),
    categories as CategoryRow[],
    tags as [id: number, name: string][],
    brands as string[],
    listingBrands as [listing: number, brand: number, products: number][],
    terms as [term: string, word: string, products: number, titles: number][],
    values as [id: number, facet: AnyFacet, value: string, label: string][],
    tellsPopularity as boolean,
    bestSellers as ProductSummary[],
  ] as const;
}

/** Nests categories, of which parents come before children and siblings in order. */
function nest(rows: readonly CategoryRow[]): Category[] {
  const byId = new Map<number, Category>();
  const top: Category[] = [];
  for (const [id, parentId, name, imageURL, isMainCategory] of rows) {
    const category: Category = { id, name, imageURL, isMainCategory, subCategories: [] };
    byId.set(id, category);
    const siblings = parentId === null ? top : byId.get(parentId)!.subCategories;
    siblings.push(category);
  }
  return top;
}

function pathIn(categories: ReadonlyMap<number, { parentId: number | null; name: string }>, id: number): CategoryRef[] {
  const path: CategoryRef[] = [];
  for (let next: number | null = id; next !== null;) {
    const category = categories.get(next);
    if (!category) break;
    path.unshift({ id: next, name: category.name });
    next = category.parentId;
  }
  return path;
}

/** Main categories at any depth, in the order of the tree. */
function mainOf(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) => [...(category.isMainCategory ? [category] : []), ...mainOf(category.subCategories)]);
}
