-- A mark of having read a revision is evidence (rules/documents.md#evidence): written once, it says by itself what was read
-- by whom, and outlives revision, document and manual.
alter table documents.reading drop constraint reading_revision_id_fkey;
alter table documents.reading
  add column id integer not null unique generated always as identity,
  add column confirmed boolean not null default false,
  add column document_id integer,
  add column manual_id integer,
  add column doc_key text,
  add column doc_no text,
  add column title text,
  add column sub_title text,
  -- The number of the revision.
  add column version text,
  -- The reader's, of then.
  add column position text,
  add column department_id integer,
  add column department_name text,
  add column department_eng_name text;

-- Of older marks is known what stands today.
update documents.reading g set document_id = d.id, manual_id = d.manual_id, doc_key = d.doc_key, doc_no = m.doc_no,
  title = d.title, sub_title = d.sub_title, version = r.version, position = p.position, department_id = p.department_id,
  department_name = p.department_name, department_eng_name = p.department_eng_name
from documents.revision r join documents.document d on d.id = r.document_id
  left join documents.manual m on m.id = d.manual_id, directory.person p
where r.id = g.revision_id and p.id = g.employee_id;

alter table documents.reading
  alter column document_id set not null,
  alter column doc_key set not null,
  alter column title set not null,
  alter column version set not null,
  alter column position set not null,
  alter column department_id set not null,
  alter column department_name set not null,
  alter column department_eng_name set not null;

create index reading_by_instant on documents.reading (read_at desc, id desc);
create index reading_of_employee on documents.reading (employee_id, read_at desc, id desc);
create index reading_by_document on documents.reading (document_id, read_at desc, id desc);
create index reading_by_manual on documents.reading (manual_id, read_at desc, id desc) where manual_id is not null;

-- The role that serves may not change tables with this trigger either.
create or replace function audit.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_table_schema = 'audit' then
    raise exception 'audit entries are never changed or deleted';
  end if;
  raise exception 'rows of %.% are never changed or deleted', tg_table_schema, tg_table_name;
end $$;
create trigger reading_is_fixed before update or delete on documents.reading
  for each row execute function audit.refuse_change();
create trigger readings_are_fixed before truncate on documents.reading
  for each statement execute function audit.refuse_change();
