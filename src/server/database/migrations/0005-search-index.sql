-- The content of the search index depends on the code: a database records the version of that code, so that a start knows when to make the index anew.

alter table catalogue_state add column search_index integer not null default 0;
comment on column catalogue_state.search_index is 'version of the code that made search_document and search_term; 0: older than versions';
