-- Every application gets a reference, as a registration does: it is on the receipt, in both mails, and in the lists of staff.

alter table job_application add column reference text unique;
comment on column job_application.reference is 'as on the receipt, such as 7K2M-9QXD; null for applications from before';
