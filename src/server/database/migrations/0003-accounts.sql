-- Accounts of businesses with their directors, history, tokens and sessions; the files that people send in; answers kept for repeated submissions.

create table document (
  id integer generated always as identity primary key,
  file_name text not null,
  mime_type text not null,
  size integer not null,
  content bytea not null,
  created_at timestamptz not null default now()
);
-- PDF and DOCX are compressed already, so compressing again would only cost time.
alter table document alter column content set storage external;
comment on table document is 'proofs of address and CVs, exactly as sent';
comment on column document.file_name is 'as sent, cleaned; a label, never a path';
alter table job_application add constraint job_application_document foreign key (document_id) references document;

create table account (
  id integer generated always as identity primary key,
  state text not null check (state in ('submitted', 'verified', 'approved', 'rejected')),
  name text not null,
  address1 text not null,
  address2 text not null,
  landline_no text not null,
  mobile_no text not null,
  mail text not null,
  mail_key text not null unique,
  city text not null,
  county text not null,
  post_code text not null,
  vat_number text not null,
  registration_number text not null,
  typed jsonb not null,
  doubts jsonb not null,
  proof_address1_id integer references document,
  proof_address2_id integer references document,
  terms_version text not null,
  privacy_version text not null,
  terms_accepted_at_claimed text not null,
  ip_address_claimed text not null,
  ip_address text not null,
  user_name text unique,
  password_hash text,
  created_at timestamptz not null
);
comment on column account.mail_key is 'the mail address as it is compared: two accounts never have the same';
comment on column account.vat_number is 'in normal form, as are post code and company number; how they were typed stands in typed';
comment on column account.doubts is 'what the reviewer should look at, by field path';
comment on column account.user_name is 'the account number; given at approval';
comment on column account.created_at is 'also when consent was given, by our clock; the two claimed ones are what the browser said';
create index account_state on account (state, id);

create table account_director (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  position smallint not null,
  first_name text not null,
  middle_name text not null,
  last_name text not null,
  address1 text not null,
  address2 text not null,
  landline_no text not null,
  mobile_no text not null,
  mail text not null,
  city text not null,
  county text not null,
  post_code text not null,
  proof_address_id integer references document,
  unique (account_id, position)
);

create table account_event (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('submitted', 'submittedAgain', 'verified', 'approved', 'rejected', 'asked', 'passwordChanged')),
  actor text not null,
  from_state text,
  to_state text not null,
  note text not null
);
comment on table account_event is 'the history of an account; only ever added to';
comment on column account_event.actor is '"applicant", "holder", or "staff: " with the name of who did it';
create index account_event_account on account_event (account_id, id);

create table account_token (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  purpose text not null check (purpose in ('verify', 'setPassword', 'reset')),
  hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (account_id, purpose)
);
comment on table account_token is 'links in mails; the newest of each purpose';
comment on column account_token.hash is 'SHA-256 of the token in base64url; the token itself is only in the mail';

create table account_session (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ip_address text not null
);
comment on column account_session.expires_at is 'its absolute end; it also ends when last_used_at is too long ago';
create index account_session_account on account_session (account_id);

create table idempotency_key (
  scope text not null check (scope in ('account', 'application', 'contact')),
  key text not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
comment on table idempotency_key is 'first answers to submissions, for those who send them again';
create index idempotency_key_age on idempotency_key (created_at);
