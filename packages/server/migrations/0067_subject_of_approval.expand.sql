-- The record about which a document decides, and where the web shows it.
alter table approval.document
  add column subject_type text,
  add column subject_id integer,
  add column subject_place text;
