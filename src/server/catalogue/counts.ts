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
  const { rows } = await sql<Omit<CatalogueDescription, 'loadedAt'> & { readonly loadedAt: Date }>`
    select version, loaded_at,
      (select count(*)::int from product) as products,
      (select coalesce(sum(json_array_length(details::json -> 'variants')), 0)::int from product_view) as variants,
      (select count(*)::int from category) as categories,
      (select count(*)::int from brand) as brands,
      (select count(*)::int from tag) as tags,
      (select count(*)::int from media) as pictures
    from catalogue_state`.execute(kysely);
  const { version, loadedAt, ...counts } = rows[0]!;
  return { version, loadedAt: loadedAt.toISOString(), ...counts };
}
