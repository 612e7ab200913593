-- A child of a main report: its status and its end are the main's (decisions: reports, Related reports). Two levels: the
-- reference leads to a report that is no child itself, which the second column makes the database hold.
alter table safety.report
  add column main_id integer,
  add column is_child boolean not null generated always as (main_id is not null) stored,
  add column main_is_child boolean generated always as (case when main_id is not null then false end) stored,
  add constraint report_not_own_main check (main_id <> id),
  add constraint report_id_is_child unique (id, is_child),
  add constraint report_main foreign key (main_id, main_is_child) references safety.report (id, is_child);
create index report_by_main on safety.report (main_id) where main_id is not null;

create table safety.classification (
  report_id integer primary key references safety.report on delete cascade,
  case_type smallint not null,
  event_type smallint not null,
  event_categories integer[] not null check (cardinality(event_categories) between 1 and 20),
  report_to_authority boolean not null,
  is_unmanaged boolean not null,
  -- Impact, damage, the dead and the injured with their remarks.
  consequences jsonb not null,
  modified_by_id integer not null references directory.employee,
  modified_at timestamptz not null,
  version integer not null default 1
);
create index classification_by_event_category on safety.classification using gin (event_categories);

-- One hazard a case; it shows in the hazard log whichever call made it.
create table safety.hazard (
  id integer primary key generated always as identity,
  case_id integer not null unique references safety.case on delete cascade,
  hazard_no text not null unique,
  source text not null,
  title text not null check (length(title) between 1 and 100),
  category_level1_id integer not null,
  -- The levels chosen from the first down, with what is said of them.
  category jsonb not null,
  potential_consequences jsonb not null,
  control_type text,
  identifier_id integer not null references directory.employee,
  identified_on date not null,
  modified_by_id integer not null references directory.employee,
  modified_at timestamptz not null,
  version integer not null default 1
);
create index hazard_by_category on safety.hazard (category_level1_id);

-- Of each number one is valid; a third that a new action set aside keeps its day.
create table safety.assessment (
  id integer primary key generated always as identity,
  case_id integer not null references safety.case on delete cascade,
  seq smallint not null check (seq in (1, 2, 3)),
  -- None between the assignment of a second assessor and their assessment.
  risk_level text check (risk_level ~ '^[1-5][A-E]$'),
  assessor_id integer not null references directory.employee,
  -- Whether somebody was asked for it, who therefore sees the case; without that the assessor is who saved it last.
  is_assigned boolean not null,
  check (seq = 2 or not is_assigned),
  check (risk_level is not null or is_assigned),
  modified_by_id integer not null references directory.employee,
  modified_at timestamptz not null,
  archived_at timestamptz,
  check (archived_at is null or seq = 3)
);
create unique index assessment_valid on safety.assessment (case_id, seq) where archived_at is null;
create index assessment_by_case on safety.assessment (case_id);
create index assessment_awaited on safety.assessment (assessor_id) where is_assigned and risk_level is null;
create index assessment_by_assessor on safety.assessment (assessor_id, case_id) where is_assigned;

create table safety.feedback_answer (
  id integer primary key generated always as identity,
  report_id integer not null references safety.report on delete cascade,
  author_id integer not null references directory.employee,
  content text not null check (length(content) between 1 and 5000),
  created_at timestamptz not null
);
create index feedback_answer_by_report on safety.feedback_answer (report_id, id);
