-- A business that was rejected may apply again: only accounts that are not rejected keep their mail address to themselves.

alter table account drop constraint account_mail_key_key;
create unique index account_mail_key on account (mail_key) where state <> 'rejected';
create index account_mail_key_rejected on account (mail_key) where state = 'rejected';
comment on column account.mail_key is 'the mail address as it is compared: two accounts that are not rejected never have the same';
