create schema approval;

create table approval.document (
  id integer generated always as identity primary key,
  category_id smallint not null check (category_id in (1, 2)),
  status text not null check (status in ('Draft', 'InProgress', 'Completed', 'Rejected', 'Canceled')),
  doc_no text unique,
  title text not null check (length(title) <= 200),
  content text not null,
  normal_type text not null,
  comment text check (length(comment) <= 2000),
  decides_arbitrarily boolean not null default false,
  drafter_id integer not null references directory.employee,
  due_days smallint not null check (due_days between 1 and 365),
  due_on date,
  approval_on date not null,
  -- When it was submitted, for a draft when it was last saved: lists are ordered by it.
  listed_at timestamptz not null,
  submitted_at timestamptz,
  completed_at timestamptz,
  canceled_at timestamptz,
  cancellation_reason text check (length(cancellation_reason) between 1 and 500),
  created_at timestamptz not null,
  version integer not null default 1,
  check ((status = 'Draft') = (doc_no is null)),
  check ((status = 'Draft') = (submitted_at is null)),
  check ((status = 'Canceled') = (canceled_at is not null and cancellation_reason is not null)),
  check (status <> 'Completed' or completed_at is not null)
);

create table approval.line (
  id integer generated always as identity primary key,
  document_id integer not null references approval.document on delete cascade,
  place smallint not null check (place between 1 and 30),
  seq smallint not null check (seq between 1 and 30),
  approval_type text not null check (approval_type in ('Approve', 'Agreement')),
  approver_id integer not null references directory.employee,
  action text check (action in ('Approved', 'Hold', 'Reject')),
  acted_at timestamptz,
  comment text check (length(comment) <= 2000),
  unique (document_id, place),
  unique (document_id, approver_id),
  check ((action is null) = (acted_at is null)),
  check (action is distinct from 'Reject' or comment is not null)
);
create index line_by_approver on approval.line (approver_id);

create table approval.referrer (
  id integer generated always as identity primary key,
  document_id integer not null references approval.document on delete cascade,
  employee_id integer references directory.employee,
  department_id integer references directory.department,
  added_by_id integer not null references directory.employee,
  unique (document_id, employee_id),
  unique (document_id, department_id),
  check ((employee_id is null) <> (department_id is null))
);

create table approval.attached_file (
  id integer generated always as identity primary key,
  document_id integer not null references approval.document on delete cascade,
  name text not null check (length(name) between 1 and 255),
  size integer not null check (size >= 0),
  content_type text not null,
  sha256 text not null references platform.stored_file,
  added_at timestamptz not null
);
create index attached_file_by_document on approval.attached_file (document_id);
create index attached_file_by_content on approval.attached_file (sha256);

-- Numbers are counted per prefix and year; the row is locked until the submission commits, so none is left out.
create table approval.document_counter (
  prefix text not null,
  year smallint not null,
  last_number integer not null check (last_number > 0),
  primary key (prefix, year)
);

-- In whose lists a document stands: one row a person, one a referred department. Derived from document, line and
-- referrer in the same transaction, so that every list is one walk along an index.
create table approval.listing (
  document_id integer not null references approval.document on delete cascade,
  employee_id integer references directory.employee,
  department_id integer references directory.department,
  stage text not null check (stage in ('Draft', 'InProgress', 'Closed')),
  is_drafter boolean not null,
  is_acting boolean not null,
  has_approved boolean not null,
  listed_at timestamptz not null,
  unique (document_id, employee_id),
  unique (document_id, department_id),
  check ((employee_id is null) <> (department_id is null))
);
create index listing_of_person on approval.listing (employee_id, stage, listed_at desc, document_id desc);
create index listing_of_department on approval.listing (department_id, stage, listed_at desc, document_id desc)
  where department_id is not null;
create index listing_requested on approval.listing (employee_id, listed_at desc, document_id desc) where is_acting;
create index listing_approved on approval.listing (employee_id, listed_at desc, document_id desc) where has_approved;
create index listing_submitted on approval.listing (employee_id, listed_at desc, document_id desc)
  where is_drafter and stage <> 'Draft';
