-- The range at the desk: searches that find little, and the changes of single products.

create table few_found (
  search text primary key,
  times integer not null,
  last_at timestamptz not null
);
comment on table few_found is 'searches of visitors that find few products, without who searched';
create table product_change (
  id integer generated always as identity primary key,
  code text not null,
  at timestamptz not null,
  actor text not null,
  kind text not null check (kind in ('changed', 'withdrawn', 'putBack')),
  note text not null,
  product json
);
comment on column product_change.note is 'the facts that changed, one on each line';
comment on column product_change.product is 'the whole product, where it was withdrawn: with it, it can be put back';
create index product_change_code on product_change (code, id);
