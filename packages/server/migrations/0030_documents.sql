-- The document center: drives of manuals and documents with their revisions (decisions: documents).
create schema documents;

-- With where a department stands among all, from the top of the tree down.
create or replace view directory.organization as
  select id, parent_id, path, code, name, eng_name, is_activated, place from directory.department;

create table documents.drive (
  id integer primary key generated always as identity,
  -- Of a general drive alone; a department's is named as the department is.
  name text check (length(name) between 1 and 40),
  department_id integer unique references directory.department on delete cascade,
  drive_key text not null unique default gen_random_uuid()::text,
  version integer not null default 1,
  -- How often its notice was saved: a version that was shown once is never that of another notice.
  notice_version integer not null default 0,
  check ((name is null) <> (department_id is null))
);
create unique index drive_by_name on documents.drive (lower(name));

-- Each department has one drive, however the department is made; it goes with it.
create function documents.make_department_drive() returns trigger language plpgsql as $$
begin
  insert into documents.drive (department_id) values (new.id);
  return null;
end $$;
create trigger department_has_drive after insert on directory.department
  for each row execute function documents.make_department_drive();
insert into documents.drive (department_id) select id from directory.department order by place;

create table documents.manual (
  id integer primary key generated always as identity,
  drive_id integer not null references documents.drive,
  manual_type text not null check (manual_type in ('Manuals', 'Procedures', 'Guidelines')),
  manual_class text not null
    check (manual_class in ('Authorized', 'Registered', 'Authorized_Registered', 'Unclassified')),
  doc_no text not null check (length(doc_no) between 1 and 50),
  title text not null check (length(title) between 1 and 80),
  sub_title text check (length(sub_title) between 1 and 80),
  abbr text check (length(abbr) between 1 and 50),
  -- The department responsible, usually the drive's.
  department_id integer not null references directory.department,
  version integer not null default 1
);
create unique index manual_by_doc_no on documents.manual (lower(doc_no));
create index manual_by_drive on documents.manual (drive_id);
create index manual_by_department on documents.manual (department_id);

create table documents.manual_manager (
  manual_id integer not null references documents.manual on delete cascade,
  employee_id integer not null references directory.employee,
  primary key (manual_id, employee_id)
);
create index manual_manager_by_employee on documents.manual_manager (employee_id, manual_id);

-- A document keeps of its current revision what lists are ordered by.
create table documents.document (
  id integer primary key generated always as identity,
  drive_id integer not null references documents.drive,
  doc_key text not null unique default gen_random_uuid()::text,
  -- A manual has one document; its titles and department are the manual's.
  manual_id integer unique references documents.manual,
  doc_type text not null generated always as (case when manual_id is null then 'Normal' else 'AOC' end) stored,
  title text not null check (length(title) between 1 and 80),
  sub_title text check (length(sub_title) between 1 and 80),
  -- In small letters; of every revision.
  extension text not null check (extension = lower(extension)),
  created_at timestamptz not null,
  creator_id integer not null references directory.employee,
  -- The manual's, else that of the department's drive, in a general drive the creator's at creation.
  department_id integer not null references directory.department,
  current_revision_id integer not null,
  revision_on date not null,
  modified_at timestamptz not null,
  version integer not null default 1
);
-- A plain document is known by its title and extension within its drive.
create unique index document_by_name on documents.document (drive_id, lower(title), extension) where manual_id is null;
create index document_by_modified on documents.document (drive_id, doc_type, modified_at, id);
create index document_by_revision_date on documents.document (drive_id, doc_type, revision_on, id);
create index document_by_title on documents.document (drive_id, doc_type, title, id);
create index document_by_department on documents.document (department_id);
create index document_by_creator on documents.document (creator_id);

create table documents.revision (
  id integer primary key generated always as identity,
  document_id integer not null references documents.document on delete cascade,
  version text not null check (length(version) between 1 and 25),
  revision_on date not null,
  -- Empty in a general drive until somebody says something.
  description text not null check (length(description) <= 1000),
  size integer not null check (size > 0),
  content_type text not null,
  sha256 text not null references platform.stored_file,
  -- The same as PDF, made when somebody first looks at it; none of what is shown as it is.
  preview_sha256 text references platform.stored_file,
  uploaded_at timestamptz not null,
  modified_at timestamptz not null,
  modifier_id integer not null references directory.employee,
  -- The modifier's at that time.
  department_id integer not null references directory.department,
  content_state text not null check (content_state in ('pending', 'done', 'failed', 'none'))
);
create unique index revision_by_version on documents.revision (document_id, lower(version));
create index revision_by_document on documents.revision (document_id, id desc);
create index revision_by_content on documents.revision (sha256);
create index revision_by_preview on documents.revision (preview_sha256) where preview_sha256 is not null;
create index revision_by_modifier on documents.revision (modifier_id);
create index revision_by_department on documents.revision (department_id);

-- The latest uploaded is the current one; both rows are written in one transaction.
alter table documents.document add constraint document_has_current_revision
  foreign key (current_revision_id) references documents.revision deferrable initially deferred;

create table documents.reader (
  document_id integer not null references documents.document on delete cascade,
  employee_id integer not null references directory.employee,
  assigned_on date not null,
  primary key (document_id, employee_id)
);
create index reader_by_employee on documents.reader (employee_id, document_id);

-- Who marked which revision as read.
create table documents.reading (
  revision_id integer not null references documents.revision on delete cascade,
  employee_id integer not null references directory.employee,
  read_at timestamptz not null,
  primary key (revision_id, employee_id)
);
create index reading_by_employee on documents.reading (employee_id, revision_id);

create table documents.notice (
  drive_id integer primary key references documents.drive on delete cascade,
  title text not null check (length(title) between 1 and 100),
  content text not null check (length(content) between 1 and 5000),
  modified_at timestamptz not null,
  modifier_id integer not null references directory.employee,
  version integer not null
);

-- What a person holds: what they were granted, and Level3 of the document center with managing a manual, beside the
-- level that they have there anyway (decisions: documents, Who may).
create view identity.held_grant as
  select employee_id, menu, level from identity.permission_grant
  union all
  select held.employee_id, 'Document', held.level
  from (
    select m.employee_id, 'Level3' as level from documents.manual_manager m group by m.employee_id
    union all
    select m.employee_id, 'Level2' from documents.manual_manager m
    where not exists (select from identity.permission_grant g where g.employee_id = m.employee_id and g.menu = 'Document')
    group by m.employee_id
  ) held;
