-- When those who have not read a document were asked last: once a day at most (rules/documents.md#asking-readers).
create table documents.readers_asked (
  document_id integer primary key references documents.document on delete cascade,
  asked_on date not null
);
