-- The favourites of an employee, and the documents that they opened last (rules/documents.md#favourites-and-recent).
create table documents.favourite (
  employee_id integer not null references directory.employee on delete cascade,
  document_id integer not null references documents.document on delete cascade,
  at timestamptz not null,
  primary key (employee_id, document_id)
);
create index favourite_by_document on documents.favourite (document_id);

create table documents.recent (
  employee_id integer not null references directory.employee on delete cascade,
  document_id integer not null references documents.document on delete cascade,
  at timestamptz not null,
  primary key (employee_id, document_id)
);
create index recent_by_document on documents.recent (document_id);
