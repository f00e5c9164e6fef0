/** The catalogue's numbers and keys, without its products. */
import type { Database } from '../database/index.ts';
import { readCategoryTree } from './categoryTree.ts';

/** The catalogue in numbers. */
export interface CatalogueDescription {
  readonly version: number;
  /** ISO 8601 in UTC. */
  readonly loadedAt: string;
  readonly products: number;
  readonly variants: number;
  readonly categories: number;
  readonly brands: number;
  readonly tags: number;
  readonly pictures: number;
}

/** Counts the parts of the catalogue. */
export async function describeCatalogue({ kysely }: Database): Promise<CatalogueDescription> {
  const { version, loadedAt } = await kysely.selectFrom('catalogueState').select(['version', 'loadedAt']).executeTakeFirstOrThrow();
  const count = async (table: 'product' | 'productVariant' | 'category' | 'brand' | 'tag' | 'media') => {
    const { total } = await kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  return {
    version,
    loadedAt: loadedAt.toISOString(),
    products: await count('product'),
    variants: await count('productVariant'),
    categories: await count('category'),
    brands: await count('brand'),
    tags: await count('tag'),
    pictures: await count('media'),
  };
}

/** Facts that an import keeps: the slugs of categories, the creation dates of products, and the hashes of pictures. */
export type CatalogueKey =
  | { readonly category: { readonly path: readonly string[]; readonly slug: string } }
  | { readonly product: { readonly code: string; readonly createdAt: string } }
  | { readonly pictures: readonly string[] };

/** Gives the keys of all categories, then of all products, then those of all pictures at once. */
export async function* listCatalogueKeys(database: Database): AsyncGenerator<CatalogueKey> {
  for (const { path, slug } of await readCategoryTree(database)) yield { category: { path, slug } };
  const products = await database.kysely.selectFrom('product').select(['code', 'createdAt']).orderBy('id').execute();
  for (const { code, createdAt } of products) yield { product: { code, createdAt: createdAt.toISOString() } };
  yield { pictures: (await database.kysely.selectFrom('media').select('hash').execute()).map(({ hash }) => hash) };
}
