import { sql } from 'kysely';
import type { Product } from '../../contract/catalogue.ts';
import { slugOf } from '../../contract/slug.ts';
import type { Database } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import { readPlacedCategories, type PlacedCategory } from './flatCategories.ts';
import { mediaSource } from './pictureSources.ts';
import type { MediaSource, SourceProduct } from '../../range/source.ts';

const chunkSize = 500;

export interface ReadPicture {
  readonly hash: string;
  readonly source: MediaSource;
}

export interface ReadProduct extends Omit<SourceProduct, 'variants'> {
  readonly variants: readonly { readonly tags: readonly string[]; readonly images: readonly (ReadPicture & { readonly view: string })[] }[];
}

/** A category in its place, or a product. */
export type ReadLine =
  | { readonly category: Omit<PlacedCategory, 'image'> & { readonly image: ReadPicture } }
  | { readonly product: ReadProduct };

/** Categories, each followed by those below it, then products by id. @throws {RequestError} 409 when the catalogue is replaced meanwhile */
export async function* readCatalogue(database: Database): AsyncGenerator<ReadLine> {
  const before = await versionOf(database);
  yield* readCategories(database);
  for (let after = 0; ;) {
    const products = await readProducts(database, { after });
    for (const { product } of products) yield { product };
    const last = products.at(-1);
    if (!last) break;
    after = last.id;
  }
  if ((await versionOf(database)) !== before)
    throw new RequestError(409, 'The catalogue was replaced while it was read. Please try again.');
}

export async function versionOf({ kysely }: Pick<Database, 'kysely'>): Promise<number> {
  return (await kysely.selectFrom('catalogueState').select('version').executeTakeFirstOrThrow()).version;
}

async function* readCategories(database: Database): AsyncGenerator<ReadLine> {
  const categories = await readPlacedCategories(database);
  const hashes = categories.map(({ image }) => hashOf(image));
  const sources = await readSources(database, hashes);
  for (const category of categories) yield { category: { ...category, image: pictureAt(category.image, sources) } };
}

/** Some products in the order of their ids: those after an id, or the one of a code. */
export async function readProducts(
  database: Database,
  which: { readonly after: number } | { readonly code: string },
): Promise<{ id: number; product: ReadProduct }[]> {
  const rows = await database.kysely
    .selectFrom('product')
    .innerJoin('productView', 'productView.productId', 'product.id')
    .select(['product.id', 'product.popularity', 'product.createdAt', 'productView.details'])
    .select(
      sql<string[] | null>`(
        select array_agg(k.slug order by c.position) from product_category c join category_key k on k.id = c.category_id where c.product_id = product.id
      )`.as('categories'),
    )
    .where((where) => ('code' in which ? where('product.code', '=', which.code) : where('product.id', '>', which.after)))
    .orderBy('product.id')
    .limit(chunkSize)
    .execute();
  const products = rows.map((row) => ({ ...row, details: JSON.parse(row.details) as Product }));
  const hashes = products.flatMap(({ details }) => details.variants.flatMap(({ images }) => images.map(hashOf)));
  const sources = await readSources(database, hashes);
  return products.map(({ id, popularity, createdAt, categories, details }) => {
    const { productId: _id, categories: _named, variants, code, ...facts } = details;
    return {
      id,
      product: {
        ...facts,
        code: code!,
        categories: categories ?? [],
        popularity,
        createdAt: createdAt.toISOString(),
        variants: variants.map(({ images, tags }) => ({
          tags: tags.map((tag) => tag.name),
          images: images.map((address) => ({ view: viewOf(address, facts.name), ...pictureAt(address, sources) })),
        })),
      },
    };
  });
}

async function readSources({ kysely }: Database, hashes: readonly string[]): Promise<Map<string, MediaSource>> {
  if (hashes.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('media')
    .select(['hash', 'path', 'generator', 'parameters'])
    .where('hash', 'in', [...new Set(hashes)])
    .execute();
  return new Map(rows.map(({ hash, ...row }) => [hash, mediaSource(row)]));
}

function pictureAt(address: string, sources: ReadonlyMap<string, MediaSource>): ReadPicture {
  const hash = hashOf(address);
  return { hash, source: sources.get(hash)! };
}

/** `/media/<hash>/<slug>` */
const hashOf = (address: string): string => address.split('/')[2]!;

/** The view of a picture, at the end of its address after the product's name. */
const viewOf = (address: string, productName: string): string => address.split('/')[3]!.slice(slugOf(productName).length + 1);

/** Facts that an import keeps: the slugs of categories, the creation dates of products, and the hashes of pictures. */
export type CatalogueKey =
  | { readonly category: { readonly path: readonly string[]; readonly slug: string } }
  | { readonly product: { readonly code: string; readonly createdAt: string } }
  | { readonly pictures: readonly string[] };

/** Gives the keys of all categories, then of all products, then those of all pictures at once. */
export async function* listCatalogueKeys(database: Database): AsyncGenerator<CatalogueKey> {
  for (const { path, slug } of await readPlacedCategories(database)) yield { category: { path, slug } };
  const products = await database.kysely.selectFrom('product').select(['code', 'createdAt']).orderBy('id').execute();
  for (const { code, createdAt } of products) yield { product: { code, createdAt: createdAt.toISOString() } };
  yield { pictures: (await database.kysely.selectFrom('media').select('hash').execute()).map(({ hash }) => hash) };
}
