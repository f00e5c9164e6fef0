-- The case of an account at the desk: who has it, who looks at it now, and what happens to it there.

alter table account_event drop constraint account_event_kind_check;
alter table account_event add constraint account_event_kind_check check (kind in (
  'submitted', 'submittedAgain', 'verified', 'approved', 'rejected', 'asked', 'takenBack', 'noted', 'assigned', 'opened', 'passwordChanged'
));
alter table account add column assignee text;
comment on column account.assignee is 'name of the member of staff who has the case';
create table account_viewer (
  account_id integer not null references account on delete cascade,
  name text not null,
  seen_at timestamptz not null,
  primary key (account_id, name)
);
comment on table account_viewer is 'members of staff who have a case open';
