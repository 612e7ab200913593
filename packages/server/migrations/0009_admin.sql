-- The administration of the company (decisions: admin).

-- Where a department stands among all, read from the top of the tree down: people are listed in this order.
alter table directory.department add column place integer not null default 0;
create index department_in_order on directory.department (place);

create function directory.place_departments() returns void language sql as $$
  with recursive ranked as (
    select id, parent_id, row_number() over (partition by parent_id order by seq, name, id)::integer as rank
    from directory.department
  ), tree as (
    select id, array[rank] as ranks from ranked where parent_id is null
    union all
    select r.id, t.ranks || r.rank from ranked r join tree t on t.id = r.parent_id
  ), numbered as (
    select id, row_number() over (order by ranks)::integer as place from tree
  )
  update directory.department d set place = n.place from numbered n where n.id = d.id and d.place <> n.place;
$$;
select directory.place_departments();

-- Every character and every pair of neighbours of a text: what a search for part of a name looks up. Two syllables make
-- a Korean name, which an index of three letters each does not find.
create function directory.grams(value text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}')
  from generate_series(1, length(value)) at, lateral (
    values (substr(lower(value), at, 1)), (substr(lower(value), at, 2))) as cut(gram)
$$;
alter table directory.employee add column search_grams text[] not null
  generated always as (directory.grams(code || chr(31) || name || chr(31) || eng_name || chr(31) || email)) stored;
create index employee_by_grams on directory.employee using gin (search_grams);
create index employee_resigned on directory.employee (department_id) where is_resigned;

create table directory.employee_photo (
  employee_id integer not null references directory.employee on delete cascade,
  pixels smallint not null check (pixels in (64, 128, 256)),
  content bytea not null,
  primary key (employee_id, pixels)
);

-- Lines of approvers who resigned, handed to somebody else.
alter table approval.line add column handed_over_from_id integer references directory.employee;
alter table approval.past_act add column actor_id integer references directory.employee;

create table approval.hand_over (
  id integer generated always as identity primary key,
  line_id integer not null references approval.line on delete cascade,
  from_id integer not null references directory.employee,
  to_id integer not null references directory.employee,
  by_id integer not null references directory.employee,
  at timestamptz not null,
  reason text not null check (length(reason) between 1 and 500)
);
create index hand_over_by_line on approval.hand_over (line_id);

-- Derives repeats and totals anew for those who were moved in the organization.
create function approval.recount_holders(employees integer[], departments integer[]) returns void language sql as $$
  update approval.listing k set is_repeat = now.is_repeat
  from (
    select r.document_id, r.employee_id, r.department_id, exists (
      select 1 from approval.listing other
      where other.document_id = r.document_id and other.department_id = any(own.path)
        and other.department_id is distinct from r.department_id) as is_repeat
    from approval.listing r
      left join directory.employee e on e.id = r.employee_id
      join directory.department own on own.id = coalesce(r.department_id, e.department_id)
    where r.employee_id = any(employees) or r.department_id = any(departments)
  ) now
  where k.document_id = now.document_id and k.employee_id is not distinct from now.employee_id
    and k.department_id is not distinct from now.department_id and k.is_repeat <> now.is_repeat;
  delete from approval.list_total where employee_id = any(employees) or department_id = any(departments);
  insert into approval.list_total (employee_id, department_id, list, total)
  select k.employee_id, k.department_id, list, count(*)
  from approval.listing k, approval.lists_of(k) as list
  where k.employee_id = any(employees) or k.department_id = any(departments) group by 1, 2, 3;
$$;

-- The trail is read newest first, by whatever one looks for.
drop index audit.entry_by_record;
drop index audit.entry_by_actor;
create index entry_by_time on audit.entry (at desc, id desc);
create index entry_by_record on audit.entry (record_type, record_id, at desc, id desc);
create index entry_by_actor on audit.entry (actor_id, at desc, id desc);
create index entry_by_area on audit.entry (area, at desc, id desc);
