-- Lessons out of closed cases, without names (rules/safety.md#lessons). Nothing in them is copied from a report.
create table safety.lesson (
  id integer primary key generated always as identity,
  -- Given at the first publication, and stays.
  lesson_no text unique,
  status text not null check (status in ('Draft', 'Waiting', 'Published')),
  title text not null check (length(title) between 1 and 200),
  happened text not null check (length(happened) <= 5000),
  causes text not null check (length(causes) <= 5000),
  learned text not null check (length(learned) <= 5000),
  field_level1_id integer,
  field_level2_id integer,
  month text check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- The latest publication.
  published_at timestamptz,
  -- Of the present sending; none while it is a draft.
  sent_by_id integer references directory.employee,
  approved_by_id integer references directory.employee,
  return_reason text check (length(return_reason) between 1 and 500),
  created_at timestamptz not null,
  modified_at timestamptz not null,
  version integer not null default 1,
  -- What a search looks at, in small letters; the separator is in no word.
  search_text text not null generated always as (lower(title || chr(31) || happened || chr(31) || causes || chr(31) || learned
    || chr(31) || coalesce(lesson_no, ''))) stored,
  check ((lesson_no is null) = (published_at is null)),
  check (status <> 'Published' or (published_at is not null and approved_by_id is not null)),
  check ((status = 'Draft') = (sent_by_id is null)),
  check ((status = 'Published') = (approved_by_id is not null))
);
create index lesson_published on safety.lesson (published_at desc, id desc) where status = 'Published';
create index lesson_by_status on safety.lesson (status, modified_at desc, id desc);
create index lesson_by_grams on safety.lesson using gin (directory.grams(search_text)) with (fastupdate = off);
-- Nothing is planned by how often a pair is there.
alter index safety.lesson_by_grams alter column 1 set statistics 0;

-- All lessons that hold these pieces.
create function safety.lessons_holding(asked text[]) returns setof integer language sql stable strict
set enable_seqscan = off as $$
  select l.id from safety.lesson l where directory.grams(l.search_text) @> asked
$$;

-- Who made it or ever changed it, in that order: they do not approve it.
create table safety.lesson_writer (
  lesson_id integer not null references safety.lesson on delete cascade,
  employee_id integer not null references directory.employee,
  seq integer not null generated always as identity,
  primary key (lesson_id, employee_id)
);
create index lesson_writer_by_employee on safety.lesson_writer (employee_id);

-- The cases it is drawn from.
create table safety.lesson_case (
  lesson_id integer not null references safety.lesson on delete cascade,
  place smallint not null check (place between 1 and 20),
  case_id integer not null references safety.case on delete cascade,
  primary key (lesson_id, place),
  unique (lesson_id, case_id)
);
create index lesson_case_by_case on safety.lesson_case (case_id);
