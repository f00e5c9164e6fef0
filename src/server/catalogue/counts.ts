import { sql } from 'kysely';
import type { Database } from '../database/index.ts';

export type CatalogueDescription = Awaited<ReturnType<typeof describeCatalogue>>;

type Counts = Record<'version' | 'products' | 'variants' | 'categories' | 'brands' | 'tags' | 'pictures', number>;

/** The version of the catalogue, when it was loaded (ISO 8601 in UTC), and how much it has. */
export async function describeCatalogue({ kysely }: Database) {
  const { rows } = await sql<Counts & { loadedAt: Date }>`
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
