-- Revisions of controlled manuals come through approval (rules/documents.md#controlled-manuals). All manuals stay as they are
-- until somebody turns their control on.
alter table documents.manual add column controlled boolean not null default false;

alter table documents.revision
  -- None of what is not released, and before a first revision of the manual is in force.
  alter column document_id drop not null,
  -- The first day in force of a released one; none where it is the Seoul day of the upload.
  add column in_force_from date,
  -- Of a controlled one; none where it is the upload.
  add column released_at timestamptz,
  -- Counts the changes of a revision, for who changes it at the same time.
  add column lock_version integer not null default 1;

-- The way of a revision that was prepared; one that was uploaded the simple way has none.
create table documents.controlled_revision (
  revision_id integer primary key references documents.revision on delete cascade,
  manual_id integer not null references documents.manual,
  stage text not null check (stage in ('Draft', 'InApproval', 'Approved', 'Released', 'Withdrawn')),
  author_id integer not null references directory.employee,
  -- The day that is planned.
  effective_on date,
  -- Of which authority a word is needed; fixed when it is sent.
  authority_kinds text[],
  -- The memo by which it was sent last.
  approval_id integer references approval.document,
  authority_kind text check (authority_kind in ('Approval', 'Filing')),
  authority_number text check (length(authority_number) between 1 and 50),
  authority_on date,
  accepted_on date,
  acceptance text check (acceptance in ('Notified', 'Deemed')),
  letter_name text,
  letter_size integer,
  letter_content_type text,
  letter_sha256 text references platform.stored_file,
  -- Released, and its day was not seen yet: whatever reads documents brings it into force on its day.
  is_scheduled boolean not null default false
);
create index controlled_revision_by_manual on documents.controlled_revision (manual_id);
create index controlled_revision_by_approval on documents.controlled_revision (approval_id);
create index controlled_revision_by_author on documents.controlled_revision (author_id);
create index controlled_revision_by_letter on documents.controlled_revision (letter_sha256) where letter_sha256 is not null;
create index controlled_revision_scheduled on documents.controlled_revision (revision_id) where is_scheduled;

-- All that was released of manuals, with what decides when it is in force.
create view documents.released_revision as
  select r.id, d.manual_id, r.version, coalesce(r.in_force_from, (r.uploaded_at at time zone 'Asia/Seoul')::date) as in_force_from,
    r.uploaded_at as released_at, false as is_scheduled, false as was_controlled
  from documents.document d join documents.revision r on r.document_id = d.id
  where d.manual_id is not null
    and not exists (select from documents.controlled_revision c where c.revision_id = r.id)
  union all
  select r.id, c.manual_id, r.version, r.in_force_from, r.released_at, c.is_scheduled, true
  from documents.controlled_revision c join documents.revision r on r.id = c.revision_id
  where c.stage = 'Released';

-- What the readers of a document must read: what is in force and each that is scheduled.
create view documents.required_revision as
  select d.id as document_id, d.current_revision_id as revision_id, false as is_scheduled from documents.document d
  union all
  select r.document_id, c.revision_id, true
  from documents.controlled_revision c join documents.revision r on r.id = c.revision_id
  where c.is_scheduled and r.document_id is not null;

-- The texts of all revisions of manuals, which are compared, and searched once one is in force.
create table documents.revision_text (
  revision_id integer not null references documents.revision on delete cascade,
  place integer not null,
  page integer check (page > 0),
  text text not null,
  primary key (revision_id, place)
);
insert into documents.revision_text (revision_id, place, page, text)
select d.current_revision_id, p.place, p.page, p.text
from documents.document d join documents.passage p on p.document_id = d.id where d.manual_id is not null;

-- The texts of older revisions were not kept: they are taken out anew.
update documents.revision r set content_state = 'pending'
from documents.document d
where d.id = r.document_id and d.manual_id is not null and d.current_revision_id <> r.id and r.content_state = 'done';
