/** The tables as TypeScript sees them. What they are for stands in `migrations/`. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A `timestamptz`: read as Date, written as Date or ISO 8601. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A `json` or `jsonb`: read parsed, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

/** All tables. */
export interface Schema {
  migration: { name: string; applied_at: Generated<Timestamp> };

  category_key: { id: GeneratedAlways<number>; slug: string };
  tag_key: { id: GeneratedAlways<number>; name: string };
  product_key: { id: GeneratedAlways<number>; code: string };

  catalogue_state: { single: Generated<boolean>; version: number; loaded_at: Timestamp };
  category: { id: number; parent_id: number | null; position: number; path: number[]; name: string; is_main: boolean; image: string };
  tag: { id: number; name: string };
  brand: { id: number; name: string };
  product: {
    id: number;
    code: string;
    name: string;
    brand_id: number;
    pack_size: string;
    case_size: string | null;
    description: string;
    storage: string | null;
    allergens: Json<{ contains: string[]; mayContain: string[] }> | null;
    ingredients: string | null;
    origin: string | null;
    shelf_life: string | null;
    barcode: string | null;
    popularity: number;
    created_at: Timestamp;
  };
  product_category: { product_id: number; position: number; category_id: number };
  product_variant: { product_id: number; position: number; tag_ids: number[]; images: string[] };

  media_art: { hash: string; art: Json<unknown> };
  media: { hash: string; slug: string; source: Json<unknown>; art_hash: string | null };

  product_view: { product_id: number; summary: string; details: string; tags: string; related: number[] };
  shelf_product: { shelf_id: number; product_id: number; brand_id: number; by_name: number; by_popularity: number; by_creation: number };
  shelf_brand: { shelf_id: number; brand_id: number; products: number };
  search_document: { product_id: number; brand_id: number; by_name: number; by_popularity: number; by_creation: number; terms: string };
  search_term: { term: string; word: string; products: number; titles: number };
}
