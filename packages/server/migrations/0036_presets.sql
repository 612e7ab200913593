-- What a person keeps by name for their own writing: lines of approval, and templates of memos (decisions 167 and 168).
create table approval.preset (
  id integer generated always as identity primary key,
  owner_id integer not null references directory.employee on delete cascade,
  kind text not null check (kind in ('Line', 'Template')),
  name text not null check (length(name) between 1 and 40),
  title text check (length(title) <= 200),
  content text,
  version integer not null default 1,
  unique (owner_id, kind, name),
  check ((kind = 'Template') = (title is not null)),
  check ((kind = 'Template') = (content is not null))
);

-- Who stands on it: approvers and agreers in their order, then who is informed. Whoever has no record any more leaves
-- an empty place, so that it can be told that somebody is missing.
create table approval.preset_place (
  preset_id integer not null references approval.preset on delete cascade,
  place smallint not null check (place between 1 and 330),
  role text not null check (role in ('Approve', 'Agreement', 'Employee', 'Department')),
  employee_id integer references directory.employee on delete set null,
  department_id integer references directory.department on delete set null,
  primary key (preset_id, place),
  check (employee_id is null or role <> 'Department'),
  check (department_id is null or role = 'Department')
);
create index preset_place_of_person on approval.preset_place (employee_id) where employee_id is not null;
create index preset_place_of_department on approval.preset_place (department_id) where department_id is not null;
