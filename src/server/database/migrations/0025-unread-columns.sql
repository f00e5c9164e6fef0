-- Breaking.
-- Facts of a product that nothing reads but its view go, and so does the table of its variants: a load wrote each of them twice.

drop table product_variant;
alter table product drop column brand_id, drop column description, drop column storage, drop column allergens, drop column ingredients,
  drop column nutrition, drop column origin, drop column shelf_life, drop column barcode;
