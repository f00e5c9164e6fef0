-- Questions of staff about single items of an account, with the link by which they are answered; and the documents that an answer has replaced.

alter table account_event drop constraint account_event_kind_check;
alter table account_event add constraint account_event_kind_check check (kind in (
  'submitted', 'submittedAgain', 'verified', 'approved', 'rejected', 'asked', 'answered', 'takenBack', 'noted', 'assigned', 'opened', 'passwordChanged'
));
alter table idempotency_key drop constraint idempotency_key_scope_check;
alter table idempotency_key add constraint idempotency_key_scope_check check (scope in ('account', 'application', 'contact', 'answer'));
create table account_question (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  event_id integer not null references account_event on delete cascade,
  items text[] not null,
  hash text unique,
  expires_at timestamptz not null,
  answered_at timestamptz
);
comment on table account_question is 'the newest of an account counts, while it is under review';
comment on column account_question.hash is 'SHA-256 of the token of its link; null where nothing is asked for but an answer by mail';
create index account_question_account on account_question (account_id, id);
create table replaced_document (
  document_id integer primary key references document,
  account_id integer not null references account on delete cascade,
  part text not null
);
comment on table replaced_document is 'proofs in whose place an answer put others; they stay with their account';
create index replaced_document_account on replaced_document (account_id);
