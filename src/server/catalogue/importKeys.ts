import type { Database } from '../database/index.ts';
import { readPlacedCategories } from './flatCategories.ts';

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
