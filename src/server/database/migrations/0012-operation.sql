-- For those who operate the shop: which request a mail comes from, so that the log of its sending can be found; and how the backups by schedule went, which all servers
-- of one database share. A server of the version before knows nothing of either and works on.

alter table outbox add column request_id text;
create table backup_run (
  id integer generated always as identity primary key,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  file text,
  size bigint,
  error text
);
