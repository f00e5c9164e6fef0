-- Breaking.
-- A picture is a file, or generated from parameters of its own. The parameters of the demo's pictures were in a table of label data; now each picture
-- has those that it shows, with the maker's name instead of all facts of the maker. Hashes stay, and with them all addresses.

-- A new table instead of new columns, since rows rewritten in place would take the room of both until the next load.
create table generated_media (
  hash text primary key,
  path text,
  generator text,
  parameters json,
  constraint media_is_file_or_generated check (num_nonnulls(path, generator) = 1),
  constraint media_generator_has_parameters check (num_nonnulls(generator, parameters) <> 1)
);
insert into generated_media (hash, path) select hash, source->>'path' from media where source->>'kind' = 'file';
insert into generated_media (hash, generator, parameters)
  select hash, 'demo-tile', json_build_object('slug', source->>'slug', 'name', source->>'name') from media where source->>'kind' = 'category';
insert into generated_media (hash, generator, parameters)
  select m.hash, 'demo-pack', (
    a.art::jsonb
    - case m.source->>'view' when 'back' then array['mark'] when 'case' then array['back', 'nutrition'] else array['back', 'nutrition', 'barcode'] end
    - case when a.art->>'flash' = a.art->>'contents' then array['flash'] else array[]::text[] end
    || jsonb_build_object('view', m.source->'view', 'brand', a.art->'brand'->'name')
    || case when a.art->>'shape' in ('tray-chilled', 'tray-foil') and a.art->'nutrition' is not null then '{"isFilled":true}'::jsonb else '{}'::jsonb end
  )::json
  from media m join media_art a on a.hash = m.art_hash where m.source->>'kind' = 'drawn';
drop table media;
drop table media_art;
alter table generated_media rename to media;
alter index generated_media_pkey rename to media_pkey;
comment on column media.hash is 'twelve hexadecimal digits that name the content';
comment on column media.path is 'of a picture that is a file, below the media folder';
comment on column media.generator is 'name of what draws the picture from its parameters';
