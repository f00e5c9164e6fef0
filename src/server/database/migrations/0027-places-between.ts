/** The place of a product in an order may lie between two others, so that one product can come without the others being numbered anew. */
import type { Migration } from './migration.ts';

const orders = ['by_name', 'by_popularity', 'by_creation'];

export const placesBetweenMigration: Migration = {
  name: '0027-places-between',
  statements: ['listing_product', 'search_document'].map(
    (table) => `alter table ${table} ${orders.map((order) => `alter column ${order} type double precision`).join(', ')}`,
  ),
};
