/** Rows of one product: the range as it is, and the read model that makes answering cheap. */
import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Product, ProductSummary, Tag } from '../../../contract/catalogue.ts';
import { hashOfPicture, mediaAddress, mediaRow } from '../pictureSources.ts';
import { slugOf } from '../../../contract/slug.ts';
import type { Schema } from '../../database/index.ts';
import { placeholderGenerator, type MediaSource, type SourceProduct, type StoredPicture } from '../../../range/source.ts';
import { insertRows, skipKnown, type Columns, type Row } from './bulk.ts';
import { derivedRows, facetColumns, type Derived } from './searchIndex.ts';
import { provenanceOf } from './provenance.ts';
import { listingsOf, type Range, type RangeCategory, type RangeProduct } from './range.ts';
import { relatedTo } from './related.ts';

/** By these lists and searches choose, order and group products. */
const listedColumns = {
  productId: 'int',
  brandId: 'int',
  byName: 'float8',
  byPopularity: 'float8',
  byCreation: 'float8',
  family: 'int',
} as const;

export const productTables = {
  product: { id: 'int', code: 'text', name: 'text', packSize: 'text', caseSize: 'text', popularity: 'int', createdAt: 'timestamptz' },
  productCategory: { productId: 'int', position: 'int', categoryId: 'int' },
  media: { hash: 'text', path: 'text', generator: 'text', parameters: 'json' },
  productView: { productId: 'int', summary: 'text', details: 'text', tags: 'text', related: 'int[]' },
  listingProduct: { listingId: 'int', ...listedColumns },
  searchDocument: { ...listedColumns, terms: 'tsvector' },
  productFacet: facetColumns,
} as const satisfies Record<string, Columns>;

type ProductRows = Record<keyof typeof productTables, Row[]>;

/** Names a picture by its content and makes its row; none for a picture that the catalogue has already. */
function loadedPicture(source: MediaSource | StoredPicture, slug: string) {
  const isStored = source.kind === 'stored';
  const hash = isStored ? source.hash : hashOfPicture(source);
  return { hash, address: mediaAddress(hash, slug), row: isStored ? undefined : ({ hash, ...mediaRow(source) } satisfies Row) };
}

export function categoryPicture({ source: { slug, name, image } }: RangeCategory) {
  return loadedPicture(image ?? { kind: 'generated', generator: placeholderGenerator, parameters: { name } }, slugOf(slug));
}

/** Products whose rows are made at once; then the statements that are under way go on, so that the database always has something to do. */
const productsPerTurn = 8;

/** Makes the rows of some products. @param sources - the same products as they were sent */
export async function productRows(
  range: Range,
  products: readonly RangeProduct[],
  sources: readonly SourceProduct[],
  derived: Derived,
): Promise<ProductRows> {
  const rows: ProductRows = {
    product: [],
    productCategory: [],
    media: [],
    productView: [],
    listingProduct: [],
    searchDocument: [],
    productFacet: [],
  };
  for (const [index, product] of products.entries()) {
    if (index % productsPerTurn === 0) await setImmediate();
    addProduct(rows, range, product, sources[index]!, derived);
  }
  return rows;
}

function addProduct(rows: ProductRows, range: Range, product: RangeProduct, source: SourceProduct, derived: Derived): void {
  const { id, brandId, byName, byPopularity, byCreation } = product;
  const { code, name, packSize, caseSize, popularity, createdAt } = source;
  rows.product.push({ id, code, name, packSize, caseSize, popularity, createdAt });
  product.categories.forEach((category, position) => rows.productCategory.push({ productId: id, position, categoryId: category.id }));

  const slug = slugOf(name);
  const variants = source.variants.map((variant) => {
    const pictures = variant.images.map(({ view, source: picture }) => loadedPicture(picture, `${slug}-${slugOf(view)}`));
    for (const { row } of pictures) if (row) rows.media.push(row);
    const tags = variant.tags.map((tag): Tag => ({ id: range.tagIds.get(tag)!, name: tag }));
    return { images: pictures.map(({ address }) => address), tags };
  });

  const summary: ProductSummary = {
    productId: id,
    name,
    brand: source.brand,
    packSize,
    code,
    storage: source.storage,
    allergens: source.allergens && { contains: [...source.allergens.contains], mayContain: [...source.allergens.mayContain] },
    variants: variants.slice(0, 1).map(({ images, tags }) => ({ images: images.slice(0, 1), tags })),
    categories: product.categories.map((category) => ({ id: category.id, name: category.source.name })),
  };
  const { description, possibleAllergens, ingredients, nutrition, origin, shelfLife, barcode, hazards, safetySheet, family, goesWith } =
    source;
  const details: Product = {
    ...summary,
    variants,
    description,
    caseSize,
    possibleAllergens: possibleAllergens && [...possibleAllergens],
    ingredients,
    nutrition,
    origin,
    shelfLife,
    barcode,
    hazards: hazards && [...hazards],
    safetySheet,
    family,
    goesWith: goesWith && [...goesWith],
  };
  const tags = [...new Map(variants.flatMap((variant) => variant.tags.map((tag) => [tag.id, tag] as const))).values()];
  // The columns are texts, which saves escaping JSON inside JSON.
  const mainCategory = source.allergens || source.storage ? undefined : product.categories[0]?.main;
  rows.productView.push({
    productId: id,
    summary: { ...summary, mainCategory, provenance: provenanceOf(origin) },
    details,
    tags,
    related: relatedTo(product, range),
  });

  const paths = product.categories.map(({ path }) => path);
  const nameOf = (category: number) => range.categoryById.get(category)!.source.name;
  const { terms, ...facets } = derivedRows(details, paths, nameOf, derived, product.outline.article);
  const listed = { productId: id, brandId, byName, byPopularity, byCreation, family: facets.family };
  for (const listingId of listingsOf(product, range.tagIds)) rows.listingProduct.push({ listingId, ...listed });
  rows.searchDocument.push({ ...listed, terms });
  rows.productFacet.push({ productId: id, ...facets });
}

export const listingBrandColumns = { listingId: 'int', brandId: 'int', products: 'int' };

export function listingBrandRows({ listings }: Range): Row[] {
  return [...listings].flatMap(([listingId, products]) => {
    const counts = new Map<number, number>();
    for (const { brandId } of products) counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
    return Array.from(counts, ([brandId, count]) => ({ listingId, brandId, products: count }));
  });
}

export async function insertProductRows(transaction: Transaction<Schema>, rows: ProductRows): Promise<void> {
  for (const table of Object.keys(rows) as (keyof ProductRows)[])
    await insertRows(transaction, table, productTables[table], rows[table], ...(table === 'media' ? [skipKnown] : []));
}
