-- Leave is kept by the half day, so that no half of a day is ever taken twice. Until now nothing wrote leave.
drop table leave.leave_day;
create table leave.leave_half (
  document_id integer not null,
  employee_id integer not null references directory.employee,
  leave_on date not null,
  half text not null check (half in ('Morning', 'Afternoon')),
  absence_type text not null check (absence_type in ('AnnualLeave', 'Training', 'Education', 'FamilyEventLeave',
    'MaternityLeave', 'RestRecreationLeave', 'AlternativeVacation')),
  is_completed boolean not null,
  primary key (employee_id, leave_on, half)
);
create index leave_half_by_document on leave.leave_half (document_id);

create table approval.vacation (
  document_id integer primary key references approval.document on delete cascade,
  absence_type text not null check (absence_type in ('AnnualLeave', 'Training', 'Education', 'FamilyEventLeave',
    'MaternityLeave', 'RestRecreationLeave', 'AlternativeVacation')),
  contract text check (length(contract) <= 50)
);

create table approval.vacation_period (
  document_id integer not null references approval.vacation on delete cascade,
  place smallint not null,
  vacation_on date not null,
  annual_leave_type text not null check (annual_leave_type in ('AnnualLeave', 'MorningOff', 'AfternoonOff')),
  primary key (document_id, place)
);

create table approval.attached_document (
  document_id integer not null references approval.document on delete cascade,
  place smallint not null check (place between 1 and 50),
  attached_id integer not null references approval.document,
  primary key (document_id, place),
  unique (document_id, attached_id),
  check (document_id <> attached_id)
);
create index attached_document_by_attached on approval.attached_document (attached_id);

alter table approval.document add column resubmission_of_id integer references approval.document;
create index document_by_resubmission on approval.document (resubmission_of_id) where resubmission_of_id is not null;
