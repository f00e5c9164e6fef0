-- Breaking.
-- Lists and searches have the family beside each product: reading it from the facets' wide rows took more than half of the time of
-- a list of articles. The next start fills it, as `familiesVersion` is another.

alter table listing_product add column family integer not null default 0;
alter table search_document add column family integer not null default 0;
drop index listing_product_by_name;
create index listing_product_by_name on listing_product (listing_id, by_name) include (product_id, brand_id, family);
drop index listing_product_by_popularity;
create index listing_product_by_popularity on listing_product (listing_id, by_popularity) include (product_id, brand_id, family);
drop index listing_product_by_creation;
create index listing_product_by_creation on listing_product (listing_id, by_creation) include (product_id, brand_id, family);
