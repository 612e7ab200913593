create schema safety;

-- Ids tell neither order nor time (decisions: reports, Who sees what).
create function safety.random_id() returns integer language sql volatile as $$
  select greatest(1, ('x' || substr(md5(gen_random_uuid()::text), 1, 8))::bit(32)::integer & 2147483647)
$$;

-- What assessments, actions, threads and referrers belong to: a report, an investigation, or a hazard standing alone.
create table safety.case (
  id integer primary key check (id > 0),
  kind text not null check (kind in ('Report', 'Investigation', 'Hazard')),
  completed_at timestamptz
);

create function safety.new_case(kind text) returns integer language plpgsql as $$
declare
  made integer;
begin
  loop
    insert into safety.case (id, kind) values (safety.random_id(), kind) on conflict do nothing returning id into made;
    if made is not null then return made; end if;
  end loop;
end $$;

create table safety.report (
  id integer primary key references safety.case on delete cascade,
  report_type text not null check (report_type in ('SSR', 'SSVR')),
  status text not null check (status in ('Draft', 'Open', 'HazardIdentification', 'FirstRiskAssessment',
    'SecondRiskAssessment', 'Notification', 'Action', 'ThirdRiskAssessment', 'Closed')),
  report_no text unique,
  is_confidential boolean not null,
  request_feedback boolean not null,
  mandatory_report_type smallint check (mandatory_report_type between 0 and 2),
  field_level1_id integer,
  field_level2_id integer,
  event_at timestamptz,
  event_zone smallint not null check (event_zone in (0, 1)),
  location text check (length(location) <= 200),
  subject text check (length(subject) <= 200),
  description text,
  sections jsonb not null,
  created_at timestamptz not null,
  -- When it was last saved as a draft, or submitted: lists are ordered by it.
  listed_at timestamptz not null,
  submitted_at timestamptz,
  -- Who wrote it, for whoever sees an ordinary report. A confidential one has nothing here: the table of authorship
  -- alone knows. The department is kept as it was called, so that a report never keeps one from being deleted.
  shown_reporter_id integer references directory.employee,
  shown_department_id integer,
  shown_department_name text,
  shown_department_eng_name text,
  version integer not null default 1,
  check ((status = 'Draft') = (submitted_at is null)),
  check ((status = 'Draft') = (report_no is null)),
  check (not (is_confidential and request_feedback)),
  check (not is_confidential or (shown_reporter_id is null and shown_department_id is null
    and shown_department_name is null and shown_department_eng_name is null))
);
create index report_submitted on safety.report (listed_at desc, id desc) where status <> 'Draft';
create index report_by_status on safety.report (status, listed_at desc, id desc) where status <> 'Draft';
create index report_by_department on safety.report (shown_department_id, listed_at desc, id desc) where status <> 'Draft';
create index report_by_reporter on safety.report (shown_reporter_id);

-- Who wrote a report and where they belonged then, of confidential ones too. Only the reporter's own calls and the scope
-- look here, through one file; no list, search, export or trail joins it.
create table safety.authorship (
  report_id integer primary key references safety.report on delete cascade,
  employee_id integer not null references directory.employee,
  department_id integer not null,
  department_name text not null,
  department_eng_name text not null
);
create index authorship_by_employee on safety.authorship (employee_id, report_id);

create table safety.report_file (
  report_id integer not null references safety.report on delete cascade,
  id integer not null default safety.random_id(),
  -- The order of upload, which ids do not tell.
  place bigint generated always as identity,
  name text not null check (length(name) between 1 and 255),
  size integer not null check (size >= 0),
  content_type text not null,
  sha256 text not null references platform.stored_file,
  added_at timestamptz not null,
  primary key (report_id, id)
);
create index report_file_by_content on safety.report_file (sha256);

-- Acts of whoever a record belongs to name nobody in the trail; who that is stands beside it, as long as it may be told.
alter table audit.entry add column by_owner boolean not null default false;
create index entry_by_owner on audit.entry (record_type, record_id) where by_owner;
create table platform.record_owner (
  record_type text not null,
  record_id integer not null,
  employee_id integer not null,
  primary key (record_type, record_id)
);
create index record_owner_by_employee on platform.record_owner (employee_id);
