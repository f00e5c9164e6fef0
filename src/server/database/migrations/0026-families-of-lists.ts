/** Lists and searches have the family beside each product: reading it from the facets' wide rows took more than half of the time of a list of articles. The next start fills it, as `familiesVersion` is another. */
import type { Migration } from './migration.ts';

const orders = ['by_name', 'by_popularity', 'by_creation'];

export const familiesOfListsMigration: Migration = {
  name: '0026-families-of-lists',
  isBreaking: true,
  statements: [
    `alter table listing_product add column family integer not null default 0`,
    `alter table search_document add column family integer not null default 0`,
    ...orders.flatMap((order) => [
      `drop index listing_product_${order}`,
      `create index listing_product_${order} on listing_product (listing_id, ${order}) include (product_id, brand_id, family)`,
    ]),
  ],
};
