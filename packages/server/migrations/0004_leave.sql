create schema leave;

-- Days of annual leave a person is entitled to in a year.
create table leave.entitlement (
  employee_id integer not null references directory.employee on delete cascade,
  year smallint not null check (year between 1900 and 9999),
  total_days numeric(4, 1) not null check (total_days between 0 and 100 and total_days * 2 = trunc(total_days * 2)),
  primary key (employee_id, year)
);

-- One row a day of leave applied for; written by the approval of leave applications.
create table leave.leave_day (
  document_id integer not null,
  employee_id integer not null references directory.employee,
  leave_on date not null,
  days numeric(2, 1) not null check (days in (0.5, 1)),
  absence_type text not null,
  is_completed boolean not null,
  primary key (document_id, leave_on)
);
create index leave_day_of_person on leave.leave_day (employee_id, leave_on);
