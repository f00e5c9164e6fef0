-- The outbox, openings with their applications, and what people write to the company.

create table outbox (
  id integer generated always as identity primary key,
  cause text not null unique,
  kind text not null,
  recipient text not null,
  content jsonb,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  give_up_at timestamptz not null default now() + interval '3 days',
  last_error text,
  message_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on column outbox.content is 'what the mail has to say; null once it is sent, so that links with tokens do not outlive it';
comment on column outbox.next_attempt_at is 'while sending: when the sender counts as dead and the mail is free again';
create index outbox_due on outbox (next_attempt_at) where state in ('queued', 'sending');

create table job (
  id integer generated always as identity primary key,
  title text not null,
  description text not null,
  task text not null,
  requirements text not null,
  extra_requirements text not null,
  location text,
  employment_type text,
  salary text,
  posted_at timestamptz not null default now(),
  closes_at timestamptz,
  closed_at timestamptz
);
comment on column job.closes_at is 'first moment at which nobody can apply any more; null when it stays open until it is closed';
comment on column job.closed_at is 'when staff closed it';

create table job_application (
  id integer generated always as identity primary key,
  job_id integer not null references job,
  first_name text not null,
  last_name text not null,
  city text not null,
  county text not null,
  post_code text not null,
  mobile_no text not null,
  mail text not null,
  linkedin text not null,
  document_id integer not null,
  terms_version text not null,
  privacy_version text not null,
  terms_accepted_at_claimed text not null,
  ip_address_claimed text not null,
  ip_address text not null,
  created_at timestamptz not null default now()
);
comment on column job_application.document_id is 'the CV';
comment on column job_application.created_at is 'also when consent was given, by our clock; the two claimed ones are what the browser said';
create index job_application_job on job_application (job_id);
create index job_application_mail on job_application (lower(mail));

create table contact_message (
  id integer generated always as identity primary key,
  name text not null,
  mail text not null,
  subject text not null,
  message text not null,
  ip_address text not null,
  created_at timestamptz not null default now()
);
create index contact_message_mail on contact_message (lower(mail));
create index outbox_recipient on outbox (lower(recipient));
