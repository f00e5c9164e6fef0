/** What the catalogue holds, without its products. */
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

/** Counts what the catalogue holds. */
export async function describeCatalogue({ kysely }: Database): Promise<CatalogueDescription> {
  const { version, loaded_at } = await kysely.selectFrom('catalogue_state').select(['version', 'loaded_at']).executeTakeFirstOrThrow();
  const count = async (table: 'product' | 'product_variant' | 'category' | 'brand' | 'tag' | 'media') => {
    const { total } = await kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  return {
    version,
    loadedAt: loaded_at.toISOString(),
    products: await count('product'),
    variants: await count('product_variant'),
    categories: await count('category'),
    brands: await count('brand'),
    tags: await count('tag'),
    pictures: await count('media'),
  };
}

/** What an import must know to keep what it finds: the slugs of categories, when products came in, and the hashes of pictures. */
export type CatalogueKey =
  | { readonly category: { readonly path: readonly string[]; readonly slug: string } }
  | { readonly product: { readonly code: string; readonly createdAt: string } }
  | { readonly pictures: readonly string[] };

/** Gives the keys of all categories, then of all products, then those of all pictures at once. */
export async function* listCatalogueKeys(database: Database): AsyncGenerator<CatalogueKey> {
  for (const { path, slug } of await readCategoryTree(database)) yield { category: { path, slug } };
  const products = await database.kysely.selectFrom('product').select(['code', 'created_at']).orderBy('id').execute();
  for (const { code, created_at } of products) yield { product: { code, createdAt: created_at.toISOString() } };
  yield { pictures: (await database.kysely.selectFrom('media').select('hash').execute()).map(({ hash }) => hash) };
}
