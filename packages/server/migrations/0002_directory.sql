create schema directory;

create table directory.department (
  id integer generated always as identity primary key,
  parent_id integer references directory.department,
  -- The ids from the root down to this department, its own last.
  path integer[] not null check (path[cardinality(path)] = id and cardinality(path) between 1 and 6),
  code text not null check (length(code) between 1 and 6),
  name text not null check (length(name) between 1 and 20),
  eng_name text not null check (length(eng_name) between 1 and 30),
  seq smallint not null default 0 check (seq between 0 and 99),
  is_activated boolean not null default true,
  created_on date not null,
  version integer not null default 1
);
create unique index department_code on directory.department (lower(code));
create index department_by_parent on directory.department (parent_id);
create index department_by_path on directory.department using gin (path);

create table directory.employee (
  id integer generated always as identity primary key,
  code text not null check (length(code) between 1 and 10),
  name text not null check (length(name) between 1 and 10),
  eng_name text not null check (length(eng_name) between 1 and 20),
  email text not null check (length(email) between 3 and 40),
  position text not null check (length(position) between 1 and 20),
  job_title text check (length(job_title) <= 20),
  department_id integer not null references directory.department,
  phone text not null check (length(phone) <= 15),
  birth_on date not null,
  hired_on date not null,
  gender smallint not null default 1 check (gender in (1, 2)),
  address1 text not null check (length(address1) <= 30),
  address2 text not null default '' check (length(address2) <= 30),
  seq smallint not null default 0 check (seq between 0 and 9999),
  is_resigned boolean not null default false,
  resigned_on date,
  version integer not null default 1,
  check (birth_on < hired_on),
  check (resigned_on is null or hired_on <= resigned_on),
  check (not is_resigned or resigned_on is not null)
);
create unique index employee_code on directory.employee (lower(code));
create unique index employee_email on directory.employee (lower(email));
create index employee_by_department on directory.employee (department_id, seq, name, id);

-- What the other areas may read of an employee: work fields, never private ones.
create view directory.person as
  select e.id, e.code, e.name, e.eng_name, e.email, e.position, e.job_title, e.seq,
    case when e.is_resigned then e.resigned_on end as resigned_on,
    d.id as department_id, d.name as department_name, d.eng_name as department_eng_name,
    d.path as department_path, d.is_activated as department_is_activated
  from directory.employee e join directory.department d on d.id = e.department_id;

-- The same of a department.
create view directory.organization as
  select id, parent_id, path, code, name, eng_name, is_activated from directory.department;
