-- Breaking.
-- Something doubtful that does not block a form is called a warning everywhere: in the account, and in the mails about it that wait to be sent. Those mails
-- also name the details of the business one by one.

alter table account rename column doubts to warnings;
update outbox set content = content - 'doubts' || jsonb_build_object(
  'warnings', content -> 'doubts',
  'details', jsonb_build_array(jsonb_build_array('Business name', content -> 'businessName'))
) where content ? 'doubts';
