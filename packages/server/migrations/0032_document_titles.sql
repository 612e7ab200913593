-- Titles of a drive's documents in small letters, as a list narrows by them (decision 130).
alter table documents.document add column lower_title text not null generated always as (lower(title)) stored;
create index document_by_title_grams on documents.document using gin (directory.grams(lower_title))
  with (fastupdate = off);
-- Nothing is planned by how often a piece is there.
alter index documents.document_by_title_grams alter column 1 set statistics 0;

-- The walk of a list answers what narrows it by the title without a look at the documents.
drop index documents.document_by_modified;
create index document_by_modified on documents.document (drive_id, doc_type, modified_at, id) include (lower_title);

-- The earliest first, and of one day the latest document first: many revisions are of one day.
create index document_by_early_revision on documents.document (drive_id, doc_type, revision_on, id desc);
