-- The accounts and applications that hold a document are found at once: when it is removed, since PostgreSQL looks for them, and when staff open it.

create index account_proof1 on account (proof_address1_id) where proof_address1_id is not null;
create index account_proof2 on account (proof_address2_id) where proof_address2_id is not null;
create index account_director_proof on account_director (proof_address_id) where proof_address_id is not null;
create index job_application_document_id on job_application (document_id);
