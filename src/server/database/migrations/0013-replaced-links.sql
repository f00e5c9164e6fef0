-- Links that a newer one has replaced may stay for a while, so that whoever opens one is told what became of it: they end in the moment in which they began, so that
-- no clock finds them usable. One link at most can be used for each purpose. A server of the version before deletes them and works on.

alter table account_token drop constraint account_token_account_id_purpose_key;
create index account_token_account on account_token (account_id, purpose);
create unique index account_token_newest on account_token (account_id, purpose) where expires_at > created_at;
comment on table account_token is 'links in mails; the newest of each purpose, and some that it has replaced, which end when they begin';
