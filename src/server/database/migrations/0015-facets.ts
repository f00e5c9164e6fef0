/** Products are chosen by facets beside a list: the values that there are, and those of each product. A server of the version before knows nothing of them and works on. */
import type { Migration } from './migration.ts';

export const facetsMigration: Migration = {
  name: '0015-facets',
  statements: [
    `create table facet_value (id integer primary key, facet text not null, value text not null, label text not null)`,
    `create table product_facet (product_id integer primary key, value_ids integer[] not null)`,
  ],
};
