-- Statutory filing (rules/safety.md#statutory-filing): what the law asks for each report, and that it was filed.
alter table safety.report add column reported_event_type smallint check (reported_event_type between 0 and 2);
alter table safety.report add check (reported_event_type is null or report_type = 'SSR' or status = 'Draft');

create table safety.duty (
  report_id integer primary key references safety.report on delete cascade,
  -- That of the report, which never changes: the desk is narrowed by it.
  report_type text not null,
  -- Waiting and Late differ by the time it is alone, so both are stored as Open.
  state text not null check (state in ('WithMain', 'Unrecorded', 'Filed', 'NotRequired', 'Voluntary', 'Open')),
  -- Whether it was opened, which a report from before this never was.
  is_opened boolean not null,
  is_confirmed boolean not null default false,
  basis text not null check (basis in ('Accident', 'SeriousIncident', 'Obstacle', 'Voluntary', 'None')),
  item text check (item in ('1', '2', '3', '4', '5', '6', '6-1', '6-2', '6-5', '7')),
  class text not null check (class in ('AtOnce', 'Hours72', 'Hours96', 'Hindrance72', 'Voluntary', 'None')),
  starts_from text not null default 'Event' check (starts_from in ('Event', 'Knowledge')),
  known_at timestamptz,
  is_hindered boolean not null default false,
  hindrance_reason text check (length(hindrance_reason) <= 500),
  hindrance_ended_at timestamptz,
  starts_at timestamptz not null,
  due_at timestamptz,
  plain_due_at timestamptz,
  protection_until date,
  calendar_is_incomplete boolean not null default false,
  -- The earliest filing of the group that counts.
  filed_at timestamptz,
  is_late boolean,
  proposed_basis text not null,
  proposed_item text,
  proposed_class text not null,
  proposed_from text not null check (proposed_from in ('Classification', 'Reporter', 'ReportType')),
  -- The class that was proposed when it was decided.
  decided_on_class text,
  needs_review boolean not null generated always as (is_confirmed and proposed_class <> decided_on_class) stored,
  -- Since when it is to be filed at once, and how often the office was told so.
  at_once_since timestamptz,
  at_once_told smallint not null default 0,
  -- When the office is reminded next.
  next_mark_at timestamptz,
  version integer not null default 1,
  -- The order of the desk: what needs review, what is due at once, what is open, the rest.
  desk_rank smallint not null generated always as (
    case when is_confirmed and proposed_class <> decided_on_class then 0 else 3 end
    + case when state <> 'Open' then 2 when class = 'AtOnce' then 0 else 1 end) stored,
  desk_due timestamptz generated always as (
    case when state = 'Open' then case when class = 'AtOnce' then starts_at else due_at end end) stored,
  desk_start timestamptz generated always as (case when state <> 'Open' then starts_at end) stored,
  check ((item is null) or basis = 'Obstacle'),
  check ((known_at is not null) = (starts_from = 'Knowledge')),
  check (is_hindered or (hindrance_reason is null and hindrance_ended_at is null)),
  check (not is_hindered or basis = 'Obstacle'),
  check (is_confirmed = (decided_on_class is not null)),
  check (is_opened or not is_confirmed)
);
create index duty_desk on safety.duty (desk_rank, desk_due, desk_start desc, report_id)
  where state not in ('WithMain', 'Unrecorded');
create index duty_by_state on safety.duty (state, desk_rank, desk_due, desk_start desc, report_id);
create index duty_by_type on safety.duty (report_type, desk_rank, desk_due, desk_start desc, report_id)
  where state not in ('WithMain', 'Unrecorded');
create index duty_confirmed on safety.duty (desk_rank, desk_due, desk_start desc, report_id)
  where is_confirmed and state not in ('WithMain', 'Unrecorded');
create index duty_late on safety.duty (desk_rank, desk_due, desk_start desc, report_id) where is_late;
create index duty_next_mark on safety.duty (next_mark_at) where next_mark_at is not null;
create index duty_at_once on safety.duty (at_once_since) where at_once_since is not null and at_once_told < 3;

create table safety.duty_history (
  id integer primary key generated always as identity,
  report_id integer not null references safety.report on delete cascade,
  at timestamptz not null,
  -- Who decided; nobody where it follows from the report or the calendar.
  by_id integer references directory.employee,
  source text not null check (source in ('Proposal', 'Decision', 'Calendar')),
  basis text not null,
  item text,
  class text not null,
  starts_at timestamptz not null,
  due_at timestamptz,
  reason text check (length(reason) <= 500)
);
create index duty_history_by_report on safety.duty_history (report_id, id);
create index duty_history_by_person on safety.duty_history (by_id);

-- That a report was filed is never changed and never deleted; a wrong one is voided.
create table safety.filing (
  id integer primary key generated always as identity,
  report_id integer not null references safety.report,
  recipient text not null check (recipient in ('Minister', 'RegionalOffice', 'KOTSA', 'Other')),
  recipient_name text check (length(recipient_name) <= 100),
  form text not null check (form in ('65', '65-2', '66', 'Electronic', 'Article33', 'Other')),
  filed_at timestamptz not null,
  receipt_no text check (length(receipt_no) <= 100),
  note text check (length(note) <= 500),
  recorded_by_id integer not null references directory.employee,
  recorded_at timestamptz not null,
  voided_by_id integer references directory.employee,
  voided_at timestamptz,
  void_reason text check (length(void_reason) <= 500),
  check ((voided_at is null) = (voided_by_id is null) and (voided_at is null) = (void_reason is null))
);
create index filing_by_report on safety.filing (report_id, filed_at, id);
create index filing_by_recorder on safety.filing (recorded_by_id);
create index filing_by_voider on safety.filing (voided_by_id);

create table safety.filing_file (
  id integer primary key generated always as identity,
  filing_id integer not null references safety.filing,
  name text not null check (length(name) between 1 and 255),
  size integer not null check (size >= 0),
  content_type text not null,
  sha256 text not null references platform.stored_file,
  added_at timestamptz not null
);
create index filing_file_by_filing on safety.filing_file (filing_id);
create index filing_file_by_content on safety.filing_file (sha256);

create function safety.filing_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a filing is never deleted'; end if;
  if old.voided_at is not null
    or (to_jsonb(new) - array['voided_by_id', 'voided_at', 'void_reason'])
      <> (to_jsonb(old) - array['voided_by_id', 'voided_at', 'void_reason'])
  then raise exception 'a filing is never changed'; end if;
  return new;
end $$;
create trigger filing_is_kept before update or delete on safety.filing
  for each row execute function safety.filing_is_kept();
