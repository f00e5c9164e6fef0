-- The place of a product in an order may lie between two others, so that one product can come without the others being numbered anew.

alter table listing_product
  alter column by_name type double precision,
  alter column by_popularity type double precision,
  alter column by_creation type double precision;
alter table search_document
  alter column by_name type double precision,
  alter column by_popularity type double precision,
  alter column by_creation type double precision;
