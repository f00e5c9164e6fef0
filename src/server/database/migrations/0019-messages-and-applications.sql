-- The decisions of staff about messages and applications, by which these leave the queue; and the indexes that the queue is read by.

alter table contact_message add column state text not null default 'open' check (state in ('open', 'answered', 'done', 'spam')),
  add column handled_by text, add column handled_at timestamptz, add column letter text;
alter table job_application add column state text not null default 'new' check (state in ('new', 'invited', 'refused')),
  add column handled_by text, add column handled_at timestamptz, add column letter text, add column keep_until timestamptz;
comment on column job_application.keep_until is 'when it is deleted; null where only the brand''s period counts';
alter table contact_message add column search_key text not null generated always as
  (search_key(name || E'\n' || mail || E'\n' || subject || E'\n' || message)) stored;
create index contact_message_open on contact_message (created_at) where state = 'open';
create index job_application_new on job_application (created_at) where state = 'new';
create index account_verified on account (created_at) where state = 'verified';
create index outbox_failed on outbox (created_at) where state = 'failed';
