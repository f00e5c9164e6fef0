-- Ranges that came from files: the desk shows the last, and who brought it.

create table range_import (
  id integer generated always as identity primary key,
  at timestamptz not null,
  actor text,
  products integer not null
);
comment on column range_import.actor is 'the member at the desk; null for the command line';
comment on column range_import.products is 'products of the shop afterwards';
