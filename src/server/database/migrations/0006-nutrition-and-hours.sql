-- Two facts that buyers and applicants need: the nutrition declaration of a food, and the hours of a job.

alter table product add column nutrition jsonb;
comment on column product.nutrition is 'declaration per 100 g or 100 ml; null where the range has none';
alter table job add column hours text;
comment on column job.hours is 'in words: "Tuesday to Saturday, 6 a.m. to 2 p.m."';
