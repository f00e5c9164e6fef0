-- Every registration gets a reference, by which staff find the submission, and by which the link can be sent again.

alter table account_event add column reference text unique;
comment on column account_event.reference is 'what the applicant was given for a submission, such as 7K2M-9QXD; null for every other event';
