/** Actions that tell what the catalogue holds, without its products. */
import type { Action } from '../actions.ts';

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

/** Gives one {@link CatalogueDescription}. */
export const describeCatalogue: Action<never, CatalogueDescription> = async function* ({ database: { kysely } }) {
  const { version, loaded_at } = await kysely.selectFrom('catalogue_state').select(['version', 'loaded_at']).executeTakeFirstOrThrow();
  const count = async (table: 'product' | 'product_variant' | 'category' | 'brand' | 'tag' | 'media') => {
    const { total } = await kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  yield {
    version,
    loadedAt: loaded_at.toISOString(),
    products: await count('product'),
    variants: await count('product_variant'),
    categories: await count('category'),
    brands: await count('brand'),
    tags: await count('tag'),
    pictures: await count('media'),
  };
};

/** What an import must know to keep what it finds: the slugs of categories, and when products came in. */
export type CatalogueKey =
  | { readonly category: { readonly path: readonly string[]; readonly slug: string } }
  | { readonly product: { readonly code: string; readonly createdAt: string } };

/** Gives the keys of all categories, parents first and siblings in order, then of all products. */
export const listCatalogueKeys: Action<never, CatalogueKey> = async function* ({ database: { kysely } }) {
  const categories = await kysely
    .selectFrom('category')
    .innerJoin('category_key', 'category_key.id', 'category.id')
    .select(['category.id', 'category.parent_id', 'category.name', 'category_key.slug'])
    .orderBy(({ fn }) => fn('cardinality', ['category.path']))
    .orderBy('category.position')
    .execute();
  const paths = new Map<number, readonly string[]>();
  for (const { id, parent_id, name, slug } of categories) {
    const path = [...(parent_id === null ? [] : paths.get(parent_id)!), name];
    paths.set(id, path);
    yield { category: { path, slug } };
  }
  const products = await kysely.selectFrom('product').select(['code', 'created_at']).orderBy('id').execute();
  for (const { code, created_at } of products) yield { product: { code, createdAt: created_at.toISOString() } };
};
