-- Who must read a document is a rule, asked anew at each call (rules/documents.md#readers-by-rule).
create table documents.reader_rule (
  document_id integer primary key references documents.document on delete cascade,
  due_days smallint check (due_days between 0 and 365),
  version integer not null default 1
);

create table documents.reader_group (
  id integer primary key generated always as identity,
  document_id integer not null references documents.document on delete cascade,
  -- None: the whole company. A deleted department takes its group along.
  department_id integer references directory.department on delete cascade,
  with_below boolean not null,
  -- Any of these; all where it is empty.
  positions text[] not null,
  job_titles text[] not null
);
create index reader_group_by_document on documents.reader_group (document_id);
create index reader_group_by_department on documents.reader_group (department_id);

create table documents.reader_plus (
  document_id integer not null references documents.document on delete cascade,
  employee_id integer not null references directory.employee,
  primary key (document_id, employee_id)
);
create index reader_plus_by_employee on documents.reader_plus (employee_id, document_id);

create table documents.reader_minus (
  document_id integer not null references documents.document on delete cascade,
  employee_id integer not null references directory.employee,
  primary key (document_id, employee_id)
);
create index reader_minus_by_employee on documents.reader_minus (employee_id);

insert into documents.reader_plus select document_id, employee_id from documents.reader;

-- From here on a reader's row keeps the day on which they were first seen matching; it names nobody by itself.
alter table documents.reader drop constraint reader_employee_id_fkey;
alter table documents.reader add constraint reader_employee_id_fkey
  foreign key (employee_id) references directory.employee on delete cascade;

-- Whom the rules match, at work or not.
create view documents.matched_reader as
  select asked.document_id, asked.employee_id
  from (
    select g.document_id, p.id as employee_id
    from documents.reader_group g
      join directory.organization o on g.department_id is null or g.department_id = o.id
        or (g.with_below and g.department_id = any(o.path))
      join directory.person p on p.department_id = o.id
    where (cardinality(g.positions) = 0 or trim(p.position) = any(g.positions))
      and (cardinality(g.job_titles) = 0 or trim(p.job_title) = any(g.job_titles))
    union
    select document_id, employee_id from documents.reader_plus
  ) asked
  where not exists (
    select from documents.reader_minus m where m.document_id = asked.document_id and m.employee_id = asked.employee_id);

-- Of what somebody was reminded, so that nothing is told twice; -1 day: that it is overdue.
create table documents.reading_reminder (
  document_id integer not null references documents.document on delete cascade,
  revision_id integer not null references documents.revision on delete cascade,
  employee_id integer not null references directory.employee on delete cascade,
  due_on date not null,
  days_left smallint not null,
  primary key (revision_id, employee_id, due_on, days_left)
);
create index reading_reminder_by_document on documents.reading_reminder (document_id);
create index reading_reminder_by_employee on documents.reading_reminder (employee_id);
