-- The catalogue in two layers. The range is what was loaded, in normal form. The read model is derived from it at every load, so that
-- reading needs neither joins nor sorting nor JSON building: see `catalogue/load/readModel.ts`.

-- Keys stay when the catalogue is loaded again, so that a category, tag or product keeps its id and address.
create table category_key (id integer generated always as identity primary key, slug text not null unique);
create table tag_key (id integer generated always as identity primary key, name text not null unique);
create table product_key (id integer generated always as identity primary key, code text not null unique);

-- The range.
create table catalogue_state (
  single boolean primary key default true check (single),
  version integer not null,
  loaded_at timestamptz not null
);
insert into catalogue_state (version, loaded_at) values (0, now());
create table category (
  id integer primary key references category_key,
  parent_id integer references category deferrable initially deferred,
  position integer not null,
  path integer[] not null,
  name text not null,
  is_main boolean not null,
  image text not null
);
comment on column category.path is 'ids from the top of the tree down to this category itself';
comment on column category.image is 'address of the tile picture';
create table tag (id integer primary key references tag_key, name text not null);
create table brand (id integer primary key, name text not null unique);
comment on column brand.id is 'position in alphabetical order, given anew at every load';
create table product (
  id integer primary key references product_key,
  code text not null unique,
  name text not null,
  brand_id integer not null,
  pack_size text not null,
  case_size text,
  description text not null,
  storage text check (storage in ('ambient', 'chilled', 'frozen')),
  allergens jsonb,
  ingredients text,
  origin text,
  shelf_life text,
  barcode text,
  popularity integer not null,
  created_at timestamptz not null
);
create table product_category (
  product_id integer not null,
  position smallint not null,
  category_id integer not null,
  primary key (product_id, position)
);
create table product_variant (
  product_id integer not null,
  position smallint not null,
  tag_ids integer[] not null,
  images text[] not null,
  primary key (product_id, position)
);
comment on column product_variant.images is 'hashes of media, in the order they are shown';

-- Pictures. Parameters that all views of a pack share are stored once in media_art.
create table media_art (hash text primary key, art json not null);
create table media (hash text primary key, slug text not null, source json not null, art_hash text);
comment on column media.hash is 'twelve hexadecimal digits that name the content';

-- The read model.
create table product_view (
  product_id integer primary key,
  summary text not null,
  details text not null,
  tags text not null,
  related integer[] not null
);
comment on table product_view is 'products as the JSON that answers carry';
create table shelf_product (
  shelf_id integer not null,
  product_id integer not null,
  brand_id integer not null,
  by_name integer not null,
  by_popularity integer not null,
  by_creation integer not null,
  primary key (shelf_id, product_id)
);
comment on column shelf_product.shelf_id is '0 for everything, a category''s id, or a tag''s id made negative';
comment on column shelf_product.by_name is 'position in alphabetical order over the whole range; the others alike';
create index shelf_product_by_name on shelf_product (shelf_id, by_name) include (product_id, brand_id);
create index shelf_product_by_popularity on shelf_product (shelf_id, by_popularity) include (product_id, brand_id);
create index shelf_product_by_creation on shelf_product (shelf_id, by_creation) include (product_id, brand_id);
create table shelf_brand (
  shelf_id integer not null,
  brand_id integer not null,
  products integer not null,
  primary key (shelf_id, brand_id)
);
create table search_document (
  product_id integer primary key,
  brand_id integer not null,
  by_name integer not null,
  by_popularity integer not null,
  by_creation integer not null,
  terms tsvector not null
);
comment on column search_document.terms is 'weights: A name, brand and codes; B own categories; C categories above them and tags; D description';
create index search_document_terms on search_document using gin (terms) with (gin_pending_list_limit = 65536);
create table search_term (term text primary key, word text not null, products integer not null, titles integer not null);
comment on table search_term is 'vocabulary: how each indexed term is written, how many products have it anywhere, and in weights A to C';
