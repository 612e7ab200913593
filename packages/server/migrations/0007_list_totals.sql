-- How many documents stand in a list is kept, not counted: counting the closed documents of a division took several
-- times as long as its page. A document reached in several ways counts once: its row for a department that lies below
-- another referred one, or for a person whom a referred department covers, repeats another.
alter table approval.listing add column is_repeat boolean not null default false;

create table approval.list_total (
  employee_id integer references directory.employee,
  department_id integer references directory.department,
  list text not null check (list in ('draft', 'in-progress', 'requested', 'completed', 'approved', 'submitted')),
  total integer not null,
  unique nulls not distinct (employee_id, department_id, list),
  check ((employee_id is null) <> (department_id is null))
) with (fillfactor = 70);
create index list_total_of_department on approval.list_total (department_id, list) where department_id is not null;

-- The lists in which a row counts.
create function approval.lists_of(k approval.listing) returns setof text language sql immutable as $$
  select list from (values
    ('draft', k.stage = 'Draft'),
    ('in-progress', k.stage = 'InProgress' and not k.is_repeat),
    ('requested', k.is_acting),
    ('completed', k.stage = 'Closed' and not k.is_repeat),
    ('approved', k.has_approved),
    ('submitted', k.is_drafter and k.stage <> 'Draft')) as counts(list, here)
  where here
$$;

-- Derives repeats and totals anew from all rows: once here, and wherever rows were not written by the portal itself.
create function approval.recount_lists() returns void language sql as $$
  update approval.listing k set is_repeat = now.is_repeat
  from (
    select r.document_id, r.employee_id, r.department_id, exists (
      select 1 from approval.listing other
      where other.document_id = r.document_id and other.department_id = any(own.path)
        and other.department_id is distinct from r.department_id) as is_repeat
    from approval.listing r
      left join directory.employee e on e.id = r.employee_id
      join directory.department own on own.id = coalesce(r.department_id, e.department_id)
  ) now
  where k.document_id = now.document_id and k.employee_id is not distinct from now.employee_id
    and k.department_id is not distinct from now.department_id and k.is_repeat <> now.is_repeat;
  delete from approval.list_total;
  insert into approval.list_total (employee_id, department_id, list, total)
  select k.employee_id, k.department_id, list, count(*)
  from approval.listing k, approval.lists_of(k) as list group by 1, 2, 3;
$$;

select approval.recount_lists();
