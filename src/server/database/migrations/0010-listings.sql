-- Breaking.
-- Products that can be listed without a search are called a listing, as in the code: everything, a category, a tag.

alter table shelf_product rename to listing_product;
alter table listing_product rename column shelf_id to listing_id;
alter index shelf_product_pkey rename to listing_product_pkey;
alter index shelf_product_by_name rename to listing_product_by_name;
alter index shelf_product_by_popularity rename to listing_product_by_popularity;
alter index shelf_product_by_creation rename to listing_product_by_creation;
alter table shelf_brand rename to listing_brand;
alter table listing_brand rename column shelf_id to listing_id;
alter index shelf_brand_pkey rename to listing_brand_pkey;
