-- Staff search while they type, in everything that waits: each kind has one stored key, and an index of the trigrams of these keys. That of an account is its own
-- and its directors' together, which triggers keep, whatever version of the shop writes the rows. Where the database has no "pg_trgm", or its owner may not have
-- it, the keys are read row by row.

create function search_pattern(value text) returns text language sql immutable strict parallel safe as $$
      select '%' || replace(replace(nullif(search_key(value), ''), '%', '\%'), '_', '\_') || '%'
    $$;
comment on function search_pattern is 'for "like": keys that have a search in them; null for a search without a letter or digit';

alter table account add column case_key text not null default '';
comment on column account.case_key is 'the search keys of an account and of its directors';
create function renew_case_key() returns trigger language plpgsql as $$
    begin
      update account set case_key = search_key ||
        coalesce((select string_agg(E'\n' || director.search_key, '' order by position) from account_director director where account_id = account.id), '')
        where id = (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::integer;
      return null;
    end
    $$;
create trigger account_key_made after insert on account for each row execute function renew_case_key('id');
create trigger account_key_changed after update on account for each row
  when (old.search_key is distinct from new.search_key) execute function renew_case_key('id');
create trigger director_key_changed after insert or update or delete on account_director for each row execute function renew_case_key('account_id');
update account set case_key = search_key ||
  coalesce((select string_agg(E'\n' || director.search_key, '' order by position) from account_director director where account_id = account.id), '');

alter table job_application add column search_key text not null generated always as (search_key(
  first_name || last_name || first_name || E'\n' || mail || E'\n' || mobile_no || E'\n' || coalesce(reference, '')
)) stored;
alter table outbox add column search_key text not null generated always as (search_key(recipient || E'\n' || kind || E'\n' || coalesce(last_error, ''))) stored;

do $$ begin
  create extension if not exists pg_trgm;
  create index account_search on account using gin (case_key gin_trgm_ops);
  create index contact_message_search on contact_message using gin (search_key gin_trgm_ops);
  create index job_application_search on job_application using gin (search_key gin_trgm_ops);
  create index outbox_search on outbox using gin (search_key gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported then null;
end $$;
