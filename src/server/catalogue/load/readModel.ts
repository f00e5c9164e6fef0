/** Rows of one product: the range as it is, and the read model that makes answering cheap. */
import type { Product, ProductSummary, Tag } from '../../../contract/catalogue.ts';
import { hashOfPicture, mediaAddress, mediaRow } from '../media.ts';
import { searchDocument, type VocabularyCount } from '../search/document.ts';
import { slugOf } from '../../../contract/slug.ts';
import { placeholderGenerator, type MediaSource, type StoredPicture } from '../source.ts';
import type { Columns, Row } from './bulk.ts';
import { namesAbove, searchTexts } from './searchIndex.ts';
import { relatedTo, listingsOf, type Range, type RangeCategory, type RangeProduct } from './range.ts';

/** The tables that products fill, with their columns. */
export const productTables = {
  product: {
    id: 'int', code: 'text', name: 'text', brand_id: 'int', pack_size: 'text', case_size: 'text', description: 'text', storage: 'text', allergens: 'jsonb',
    ingredients: 'text', nutrition: 'jsonb', origin: 'text', shelf_life: 'text', barcode: 'text', popularity: 'int', created_at: 'timestamptz',
  }, // prettier-ignore
  product_category: { product_id: 'int', position: 'int', category_id: 'int' },
  product_variant: { product_id: 'int', position: 'int', tag_ids: 'int[]', images: 'text[]' },
  media: { hash: 'text', path: 'text', generator: 'text', parameters: 'json' },
  product_view: { product_id: 'int', summary: 'text', details: 'text', tags: 'text', related: 'int[]' },
  listing_product: { listing_id: 'int', product_id: 'int', brand_id: 'int', by_name: 'int', by_popularity: 'int', by_creation: 'int' },
  search_document: { product_id: 'int', brand_id: 'int', by_name: 'int', by_popularity: 'int', by_creation: 'int', terms: 'tsvector' },
} as const satisfies Record<string, Columns>;

/** Rows by table. */
export type ProductRows = Record<keyof typeof productTables, Row[]>;

/** A picture on its way into the database. */
export interface LoadedPicture {
  readonly hash: string;
  /** Where it will be found. */
  readonly address: string;
  /** None for a picture that the catalogue has already. */
  readonly row: Row | undefined;
}

/** Names a picture by its content and makes its row. */
function loadedPicture(source: MediaSource | StoredPicture, slug: string): LoadedPicture {
  const isStored = source.kind === 'stored';
  const hash = isStored ? source.hash : hashOfPicture(source);
  return { hash, address: mediaAddress(hash, slug), row: isStored ? undefined : { hash, ...mediaRow(source) } };
}

/** The picture of a category's tile. */
export function categoryPicture({ source: { slug, name, image } }: RangeCategory): LoadedPicture {
  return loadedPicture(image ?? { kind: 'generated', generator: placeholderGenerator, parameters: { name } }, slugOf(slug));
}

/** Makes the rows of some products. */
export function productRows(range: Range, products: readonly RangeProduct[], vocabulary: VocabularyCount): ProductRows {
  const rows: ProductRows = {
    product: [],
    product_category: [],
    product_variant: [],
    media: [],
    product_view: [],
    listing_product: [],
    search_document: [],
  };
  for (const product of products) addProduct(rows, range, product, vocabulary);
  return rows;
}

function addProduct(rows: ProductRows, range: Range, product: RangeProduct, vocabulary: VocabularyCount): void {
  const { id, source, brandId: brand_id, byName: by_name, byPopularity: by_popularity, byCreation: by_creation } = product;
  rows.product.push({
    id,
    code: source.code,
    name: source.name,
    brand_id,
    pack_size: source.packSize,
    case_size: source.caseSize,
    description: source.description,
    storage: source.storage,
    allergens: source.allergens,
    ingredients: source.ingredients,
    nutrition: source.nutrition,
    origin: source.origin,
    shelf_life: source.shelfLife,
    barcode: source.barcode,
    popularity: source.popularity,
    created_at: source.createdAt,
  });
  product.categories.forEach((category, position) => rows.product_category.push({ product_id: id, position, category_id: category.id }));

  const slug = slugOf(source.name);
  const variants = source.variants.map((variant, position) => {
    const pictures = variant.images.map(({ view, source: picture }) => loadedPicture(picture, `${slug}-${slugOf(view)}`));
    for (const { row } of pictures) if (row) rows.media.push(row);
    const tags = variant.tags.map((name): Tag => ({ id: range.tagIds.get(name)!, name }));
    rows.product_variant.push({
      product_id: id,
      position,
      tag_ids: tags.map((tag) => tag.id),
      images: pictures.map(({ hash }) => hash),
    });
    return { images: pictures.map(({ address }) => address), tags };
  });

  const summary: ProductSummary = {
    productId: id,
    name: source.name,
    brand: source.brand,
    packSize: source.packSize,
    code: source.code,
    storage: source.storage,
    variants: variants.slice(0, 1).map(({ images, tags }) => ({ images: images.slice(0, 1), tags })),
    categories: product.categories.map((category) => ({ id: category.id, name: category.source.name })),
  };
  const { description, caseSize, allergens, ingredients, nutrition, origin, shelfLife, barcode } = source;
  const details: Product = {
    ...summary,
    variants,
    description,
    caseSize,
    allergens: allergens && { contains: [...allergens.contains], mayContain: [...allergens.mayContain] },
    ingredients,
    nutrition,
    origin,
    shelfLife,
    barcode,
  };
  const tags = [...new Map(variants.flatMap((variant) => variant.tags.map((tag) => [tag.id, tag] as const))).values()];
  // The columns are texts: PostgreSQL takes the JSON of each as it stands, which saves writing JSON into JSON.
  rows.product_view.push({ product_id: id, summary, details, tags, related: relatedTo(product, range.listings) });

  for (const listing_id of listingsOf(product, range.tagIds))
    rows.listing_product.push({ listing_id, product_id: id, brand_id, by_name, by_popularity, by_creation });

  const above = namesAbove(
    product.categories.map(({ path }) => path),
    (ancestor) => range.categoryById.get(ancestor)!.source.name,
  );
  const terms = searchDocument(searchTexts(details, above), vocabulary);
  rows.search_document.push({ product_id: id, brand_id, by_name, by_popularity, by_creation, terms });
}

/** How many products of each brand each listing has. */
export function listingBrandRows({ listings }: Range): Row[] {
  return [...listings].flatMap(([listing_id, products]) => {
    const counts = new Map<number, number>();
    for (const { brandId } of products) counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
    return Array.from(counts, ([brand_id, count]) => ({ listing_id, brand_id, products: count }));
  });
}
