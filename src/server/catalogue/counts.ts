import { sql } from 'kysely';
import type { Database } from '../database/index.ts';

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

export async function describeCatalogue({ kysely }: Database): Promise<CatalogueDescription> {
  const { version, loadedAt } = await kysely.selectFrom('catalogueState').select(['version', 'loadedAt']).executeTakeFirstOrThrow();
  const count = async (table: 'product' | 'category' | 'brand' | 'tag' | 'media') => {
    const { total } = await kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  const { variants } = await kysely
    .selectFrom('productView')
    .select(sql<string>`coalesce(sum(json_array_length(details::json -> 'variants')), 0)`.as('variants'))
    .executeTakeFirstOrThrow();
  return {
    version,
    loadedAt: loadedAt.toISOString(),
    products: await count('product'),
    variants: Number(variants),
    categories: await count('category'),
    brands: await count('brand'),
    tags: await count('tag'),
    pictures: await count('media'),
  };
}
