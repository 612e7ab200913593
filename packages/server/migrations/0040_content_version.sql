-- What is decided on: counts modifications of a document and files that come and go, and nothing else (rules of approval).
alter table approval.document add column content_version integer not null default 1;
