-- Counts every change of people and departments: what was counted under one number is true as long as it stands.
create table directory.revision (
  only_row boolean primary key default true check (only_row),
  number bigint not null
);
insert into directory.revision (number) values (1);

create function directory.count_revision() returns trigger language plpgsql as $$
begin
  update directory.revision set number = number + 1;
  return null;
end $$;
create trigger employee_counts after insert or update or delete on directory.employee
  for each statement execute function directory.count_revision();
create trigger department_counts after insert or update or delete on directory.department
  for each statement execute function directory.count_revision();

-- Those who have resigned, in the order in which they are listed.
drop index directory.employee_resigned;
create index employee_resigned on directory.employee (department_id, seq, name, id) where is_resigned;
