-- A figure that a person took from the proposal tells by whom, when and of what (rules/indicators.md#month-close); of figures
-- from before nobody knows.
alter table indicators.occurrence
  -- What the occurrences of a leading indicator are a part of.
  add column base_count integer check (base_count >= 0),
  add column origin text not null default 'Upload' check (origin in ('Upload', 'Close')),
  add column recorded_by_id integer references directory.employee,
  add column recorded_at timestamptz,
  -- Why a closed figure became another.
  add column reason text check (length(reason) <= 500);

-- Which reports stood behind a figure when it was closed; it goes with the figure, and with the report.
create table indicators.counted_report (
  indicator_id integer not null,
  year smallint not null,
  month smallint not null,
  report_id integer not null references safety.report on delete cascade,
  primary key (indicator_id, year, month, report_id),
  foreign key (indicator_id, year, month) references indicators.occurrence on delete cascade
);
create index counted_report_by_report on indicators.counted_report (report_id);
