-- What somebody in their turn asks, and what they are answered (rules of approval). No text is ever changed.
create table approval.question (
  id integer primary key generated always as identity,
  document_id integer not null references approval.document (id) on delete cascade,
  asked_at timestamptz not null,
  by_id integer not null references directory.employee (id),
  -- The approver for whom it was asked by somebody else.
  in_place_of_id integer references directory.employee (id),
  to_id integer not null references directory.employee (id),
  question text not null check (length(question) between 1 and 2000),
  answered_at timestamptz,
  answer text check (length(answer) between 1 and 2000),
  check ((answered_at is null) = (answer is null))
);
create index question_by_document on approval.question (document_id, id);
create index question_to_answer on approval.question (to_id, document_id) where answered_at is null;
create index question_by_asker on approval.question (by_id);
create index question_by_principal on approval.question (in_place_of_id) where in_place_of_id is not null;
create index question_by_asked on approval.question (to_id);

-- When an approver first had a content version of a document on the screen, and on which step.
create table approval.reading (
  document_id integer not null references approval.document (id) on delete cascade,
  employee_id integer not null references directory.employee (id),
  content_version integer not null check (content_version > 0),
  seq integer not null check (seq > 0),
  in_place_of_id integer references directory.employee (id),
  read_at timestamptz not null,
  primary key (document_id, employee_id, content_version)
);
create index reading_by_reader on approval.reading (employee_id);
create index reading_by_principal on approval.reading (in_place_of_id) where in_place_of_id is not null;

-- When the drafter last reminded those whose turn it is.
alter table approval.document add column nudged_at timestamptz;
