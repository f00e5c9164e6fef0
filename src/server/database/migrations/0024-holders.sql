-- Messages and applications are given to a member of staff too, as accounts are.

alter table contact_message add column assignee text;
alter table job_application add column assignee text;
