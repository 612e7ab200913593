-- What reporters and the safety office write to each other, and what reporters are told of their report.

create function safety.new_entry_id() returns integer language plpgsql as $$
declare
  made integer;
begin
  loop
    made := safety.random_id();
    if not exists (select 1 from safety.dialogue_entry e where e.id = made) then return made; end if;
  end loop;
end $$;

create table safety.dialogue_entry (
  id integer primary key default safety.new_entry_id(),
  report_id integer not null references safety.report on delete cascade,
  kind text not null check (kind in ('Message', 'Question', 'Closing', 'Progress')),
  side text not null check (side in ('Reporter', 'Office')),
  -- Who wrote for the office. The reporter is never named here: an ordinary report lends its own copy.
  author_id integer references directory.employee check (side = 'Office' or author_id is null),
  content text not null check (length(content) <= 5000),
  stage text check (stage in ('Reviewing', 'Acting', 'Reopened', 'Lesson')),
  -- The order in which the office could read the entries; none while one is held.
  place bigint,
  -- When the office could read it; none while it is held, so that no instant of writing is kept.
  created_at timestamptz,
  -- Of an entry that is held: when it is due, and its place among those that are.
  due_at timestamptz,
  held_place integer,
  -- Of a time in which the report was ordinary, while it is confidential.
  for_reporter_alone boolean not null default false,
  -- The Idempotency-Key of a confidential reporter and the body that came with it, as their fingerprints.
  retry_name text,
  retry_body text,
  check ((place is null) = (created_at is null)),
  check ((place is null) = (due_at is not null)),
  check ((place is null) = (held_place is not null)),
  check (place is not null or side = 'Reporter'),
  check ((kind = 'Progress') = (stage is not null))
);
create sequence safety.dialogue_place owned by safety.dialogue_entry.place;
create index dialogue_entry_by_report on safety.dialogue_entry (report_id, place);
create index dialogue_entry_due on safety.dialogue_entry (due_at) where place is null;
create index dialogue_entry_by_author on safety.dialogue_entry (author_id);

create table safety.dialogue_file (
  entry_id integer not null references safety.dialogue_entry on delete cascade,
  id integer not null default safety.random_id(),
  place bigint generated always as identity,
  name text not null check (length(name) between 1 and 255),
  size integer not null check (size >= 0),
  content_type text not null,
  sha256 text not null references platform.stored_file,
  added_at timestamptz not null,
  primary key (entry_id, id)
);
create index dialogue_file_by_content on safety.dialogue_file (sha256);

-- Up to which entry the reporter has read. It stands with the authorship, where nobody else looks.
alter table safety.authorship add column read_place bigint not null default 0;

-- How far the reporter was told that the report has come since it was submitted or reopened.
alter table safety.report add column told_stage smallint not null default 0 check (told_stage between 0 and 2);
update safety.report set told_stage = case
  when status in ('HazardIdentification', 'FirstRiskAssessment', 'SecondRiskAssessment', 'Notification') then 1
  when status in ('Action', 'ThirdRiskAssessment', 'Closed') then 2 else 0 end;

-- Whether what the reporter wrote last, of what the office reads, has no answer: few at any time.
alter table safety.report add column awaits_reply boolean not null default false;
create index report_awaiting_reply on safety.report (listed_at desc, id desc) where awaits_reply;
