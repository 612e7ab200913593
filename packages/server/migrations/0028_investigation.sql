-- Investigations, and the actions of every case with their threads (decisions: investigations).
create table safety.investigation (
  id integer primary key references safety.case on delete cascade,
  investigation_no text not null unique,
  status text not null check (status in ('Open', 'InProgress', 'Approval', 'Action', 'Reassessment', 'Closed')),
  source text not null,
  type text not null check (type in ('Accident_SeriousIncident', 'Incident_SignificantEvent', 'HighRiskHazard')),
  title text not null check (length(title) between 1 and 200),
  field_level1_id integer not null,
  field_level2_id integer,
  description text not null check (length(description) between 1 and 10000),
  objective text check (length(objective) <= 100),
  start_on date not null,
  end_on date not null,
  -- A report is linked to one investigation.
  report_id integer unique references safety.report,
  author_id integer not null references directory.employee,
  created_at timestamptz not null,
  conclusion text check (length(conclusion) <= 10000),
  appendix text check (length(appendix) <= 10000),
  post_process text check (post_process in ('Waiting', 'Approved', 'Returned')),
  post_process_saved_by_id integer references directory.employee,
  post_process_saved_at timestamptz,
  return_reason text check (length(return_reason) <= 500),
  version integer not null default 1,
  check (start_on <= end_on),
  check ((post_process is null) = (post_process_saved_at is null)),
  check ((post_process is null) = (post_process_saved_by_id is null))
);
create index investigation_listed on safety.investigation (created_at desc, id desc);
create index investigation_by_status on safety.investigation (status, created_at desc, id desc)
  include (source, field_level1_id, field_level2_id);
create index investigation_by_source on safety.investigation (source, created_at desc, id desc)
  include (status, field_level1_id, field_level2_id);
create index investigation_by_field on safety.investigation (field_level1_id, created_at desc, id desc)
  include (field_level2_id, status, source);
create index investigation_by_status_and_field on safety.investigation (status, field_level1_id, created_at desc, id desc)
  include (source, field_level2_id);

create table safety.investigator (
  investigation_id integer not null references safety.investigation on delete cascade,
  employee_id integer not null references directory.employee,
  place smallint not null,
  primary key (investigation_id, employee_id)
);
create index investigator_by_employee on safety.investigator (employee_id, investigation_id);

create table safety.factual (
  id integer primary key generated always as identity,
  investigation_id integer not null references safety.investigation on delete cascade,
  title text not null check (length(title) between 1 and 200),
  description text not null check (length(description) between 1 and 10000),
  manager_id integer not null references directory.employee,
  logged_on date not null,
  created_at timestamptz not null,
  version integer not null default 1
);
create index factual_by_investigation on safety.factual (investigation_id, id);

create table safety.factual_file (
  id integer primary key generated always as identity,
  factual_id integer not null references safety.factual on delete cascade,
  name text not null check (length(name) between 1 and 255),
  size integer not null check (size >= 0),
  content_type text not null,
  sha256 text not null references platform.stored_file,
  added_at timestamptz not null
);
create index factual_file_by_factual on safety.factual_file (factual_id, id);
create index factual_file_by_content on safety.factual_file (sha256);

create table safety.post_process_file (
  id integer primary key generated always as identity,
  investigation_id integer not null references safety.investigation on delete cascade,
  name text not null check (length(name) between 1 and 255),
  size integer not null check (size >= 0),
  content_type text not null,
  sha256 text not null references platform.stored_file,
  added_at timestamptz not null
);
create index post_process_file_by_investigation on safety.post_process_file (investigation_id, id);
create index post_process_file_by_content on safety.post_process_file (sha256);

-- What the post process plans; it stays when it was approved, and waits again when all actions were cancelled.
create table safety.planned_action (
  investigation_id integer not null references safety.investigation on delete cascade,
  place smallint not null,
  mitigator_id integer not null references directory.employee,
  due_on date not null,
  primary key (investigation_id, place),
  unique (investigation_id, mitigator_id)
);

-- The hazard log is narrowed by status and source.
alter table safety.hazard add column status text not null default 'Open'
  check (status in ('Open', 'InProgress', 'Action', 'Reassessment', 'Closed'));
alter table safety.hazard alter column status drop default;
update safety.hazard h set status = case
    when c.completed_at is not null then 'Closed'
    when exists (select 1 from safety.assessment a where a.case_id = h.case_id and a.seq = 1) then 'Action'
    when h.version > 1 then 'InProgress' else 'Open' end
  from safety.case c where c.id = h.case_id;
create index hazard_by_status on safety.hazard (status, id desc) include (source);
create index hazard_by_source on safety.hazard (source, id desc) include (status);
create index hazard_by_status_and_source on safety.hazard (status, source, id desc);

create table safety.action (
  id integer primary key generated always as identity,
  case_id integer not null references safety.case,
  action_no text not null unique,
  status text not null check (status in ('InProgress', 'Completed', 'Cancelled')),
  mitigator_id integer not null references directory.employee,
  due_on date not null,
  assigned_by_id integer not null references directory.employee,
  -- The author of its investigation, or the identifier of its hazard standing alone: neither ever changes.
  case_owner_id integer references directory.employee,
  created_at timestamptz not null,
  completed_at timestamptz,
  check ((status = 'Completed') = (completed_at is not null))
);
-- One under way for each person of a case.
create unique index action_under_way on safety.action (case_id, mitigator_id) where status = 'InProgress';
create index action_by_case on safety.action (case_id, id);
create index action_by_mitigator on safety.action (mitigator_id, id desc);
create index action_by_assigner on safety.action (assigned_by_id, id desc);
create index action_by_case_owner on safety.action (case_owner_id, id desc) where case_owner_id is not null;

create table safety.action_referrer (
  action_id integer not null references safety.action on delete cascade,
  employee_id integer not null references directory.employee,
  -- Those who are there, by age.
  seq integer not null generated always as identity,
  primary key (action_id, employee_id)
);
create index action_referrer_by_employee on safety.action_referrer (employee_id, action_id desc);

-- Of a message nothing changes but the answer to a closing request.
create table safety.message (
  id integer primary key generated always as identity,
  action_id integer not null references safety.action on delete cascade,
  author_id integer not null references directory.employee,
  content text not null check (length(content) <= 5000),
  created_at timestamptz not null,
  action_type text not null check (action_type in ('None', 'SavedRootCause', 'Closed', 'Rejected', 'Canceled')),
  action_completed boolean,
  answer_to_id integer references safety.message
);
create index message_by_action on safety.message (action_id, id);
create unique index message_open_request on safety.message (action_id)
  where action_type = 'Closed' and action_completed is null;
create index message_by_answer on safety.message (answer_to_id) where answer_to_id is not null;

create table safety.message_file (
  id integer primary key generated always as identity,
  message_id integer not null references safety.message on delete cascade,
  name text not null check (length(name) between 1 and 255),
  size integer not null check (size >= 0),
  content_type text not null,
  sha256 text not null references platform.stored_file,
  added_at timestamptz not null
);
create index message_file_by_message on safety.message_file (message_id, id);
create index message_file_by_content on safety.message_file (sha256);

-- Why it happened: of an investigation or of an action.
create table safety.root_cause (
  id integer primary key generated always as identity,
  investigation_id integer unique references safety.investigation on delete cascade,
  action_id integer unique references safety.action on delete cascade,
  levels integer[] not null check (cardinality(levels) between 1 and 4),
  description text check (length(description) <= 2000),
  modified_by_id integer not null references directory.employee,
  modified_at timestamptz not null,
  version integer not null default 1,
  check (num_nonnulls(investigation_id, action_id) = 1)
);
