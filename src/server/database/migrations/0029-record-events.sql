-- The history of a message and of an application at the desk, as a case has one, and the state that a decision about one is taken back to.

create table record_event (
  id integer generated always as identity primary key,
  message_id integer references contact_message on delete cascade,
  application_id integer references job_application on delete cascade,
  at timestamptz not null default now(),
  kind text not null,
  actor text not null,
  note text not null default '',
  before jsonb,
  check (num_nonnulls(message_id, application_id) = 1)
);
comment on column record_event.note is 'the letter of a decision, the text of a note, a name';
comment on column record_event.before is 'the columns that a decision changed, as they were; null where nothing can be taken back';
create index record_event_message on record_event (message_id) where message_id is not null;
create index record_event_application on record_event (application_id) where application_id is not null;
insert into record_event (message_id, at, kind, actor, note)
  select id, handled_at, state, 'staff: ' || handled_by, coalesce(letter, '') from contact_message where handled_by is not null;
insert into record_event (application_id, at, kind, actor, note)
  select id, handled_at, state, 'staff: ' || handled_by, coalesce(letter, '') from job_application where handled_by is not null;

-- A director whose data were erased leaves a line in the history of the case.
alter table account_event drop constraint account_event_kind_check;
alter table account_event add constraint account_event_kind_check check (kind in (
  'submitted', 'submittedAgain', 'verified', 'approved', 'rejected', 'asked', 'answered', 'takenBack', 'noted', 'assigned', 'opened', 'erased', 'passwordChanged'
));
