/** Computes ids, orders and listings, which depend on the whole range, without a database. */
import { categoryListing, everythingListing, tagListing } from '../listingIds.ts';
import type { SourceCategory } from '../../../range/source.ts';
import type { Ids } from './keys.ts';
import type { ProductOutline, Staged } from './stage.ts';

export interface RangeCategory {
  readonly id: number;
  readonly source: SourceCategory;
  readonly parentId: number | undefined;
  /** The name of the main category it is in, or is. */
  readonly main: string;
  /** Position among its siblings, from 0. */
  readonly position: number;
  /** Ids from the top of the tree down to itself. */
  readonly path: readonly number[];
}

export interface RangeProduct {
  readonly id: number;
  readonly outline: ProductOutline;
  readonly brandId: number;
  /** Its categories, the main one first. */
  readonly categories: readonly RangeCategory[];
  /** Places in the whole range. A load numbers them from 1, equal products in the order of their ids; one that comes later has a place between two others. */
  byName: number;
  byPopularity: number;
  byCreation: number;
}

export type Range = ReturnType<typeof rangeOf>;

/** Alphabetical as British readers expect it: capitals and accents matter only between words that are otherwise equal. */
export const alphabetical = new Intl.Collator('en-GB').compare;

/** Computes the range. @param ids - of categories by slug, of tags by name, of products by position */
export function arrangeRange(source: Staged, ids: { readonly categories: Ids; readonly tags: Ids; readonly products: readonly number[] }) {
  const categories = arrangeCategories(source.categories, ids.categories);
  const categoryBySlug = new Map(categories.map((category) => [category.source.slug, category]));
  const brands = [...new Set(source.products.map(({ brand }) => brand))].sort(alphabetical);
  const brandIds = new Map(brands.map((brand, index) => [brand, index + 1]));
  const products = source.products.map((product): RangeProduct => ({
    id: ids.products[product.position]!,
    outline: product,
    brandId: brandIds.get(product.brand)!,
    categories: product.categories.map((slug) => categoryBySlug.get(slug)!),
    byName: 0,
    byPopularity: 0,
    byCreation: 0,
  }));
  rank(products, (a, b) => alphabetical(a.outline.name, b.outline.name), 'byName');
  rank(products, (a, b) => a.outline.createdAt - b.outline.createdAt, 'byCreation');
  rank(products, (a, b) => b.outline.popularity - a.outline.popularity, 'byPopularity');
  return rangeOf(categories, brands, products, ids.tags);
}

/**
 * @param categories - parents before children
 * @param brands - names in alphabetical order; a brand's id is its position from 1
 * @param products - best seller first, as in each of its listings and articles
 */
export function rangeOf(categories: readonly RangeCategory[], brands: readonly string[], products: readonly RangeProduct[], tagIds: Ids) {
  const goingWith = new Set(products.flatMap(({ outline }) => outline.goesWith));
  return {
    categories,
    categoryById: new Map(categories.map((category) => [category.id, category])),
    brands,
    tagIds,
    products,
    listings: fillListings(products, tagIds),
    articles: Map.groupBy(products, ({ outline }) => outline.article),
    /** Those that go with others, by code. */
    accessories: new Map(products.filter(({ outline }) => goingWith.has(outline.code)).map((product) => [product.outline.code, product])),
  };
}

function arrangeCategories(categories: readonly SourceCategory[], ids: Ids, parent?: RangeCategory): RangeCategory[] {
  return categories.flatMap((source, position) => {
    const id = ids.get(source.slug)!;
    const category: RangeCategory = {
      id,
      source,
      parentId: parent?.id,
      main: parent?.main ?? source.name,
      position,
      path: [...(parent?.path ?? []), id],
    };
    return [category, ...arrangeCategories(source.children, ids, category)];
  });
}

function rank(
  products: RangeProduct[],
  compare: (a: RangeProduct, b: RangeProduct) => number,
  position: 'byName' | 'byPopularity' | 'byCreation',
): void {
  products.sort((a, b) => compare(a, b) || a.id - b.id);
  products.forEach((product, index) => {
    product[position] = index + 1;
  });
}

export function listingsOf({ categories, outline }: RangeProduct, tagIds: Ids): number[] {
  const tags = outline.tags.map((tag) => tagListing(tagIds.get(tag)!));
  return [...new Set([everythingListing, ...categories.flatMap(({ path }) => path.map(categoryListing)), ...tags])];
}

function fillListings(bestFirst: readonly RangeProduct[], tagIds: Ids): Map<number, RangeProduct[]> {
  const listings = new Map<number, RangeProduct[]>();
  for (const product of bestFirst) {
    for (const listing of listingsOf(product, tagIds)) {
      const products = listings.get(listing);
      if (products) products.push(product);
      else listings.set(listing, [product]);
    }
  }
  return listings;
}
