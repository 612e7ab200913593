-- What lists are narrowed by stands beside what they are ordered by (decision 172): of somebody's thousands of closed documents
-- those of one status or role are walked along, and not looked for.
alter table approval.listing
  add column status text,
  add column is_approver boolean not null default false,
  add column is_referrer boolean not null default false;

update approval.listing k set
  status = d.status,
  is_approver = k.stage <> 'Draft' and exists
    (select 1 from approval.line l where l.document_id = k.document_id and l.approver_id = k.employee_id),
  is_referrer = k.stage <> 'Draft' and exists
    (select 1 from approval.referrer r where r.document_id = k.document_id
      and (r.employee_id = k.employee_id or r.department_id = k.department_id))
from approval.document d where d.id = k.document_id;

alter table approval.listing
  alter column status set not null,
  alter column is_approver drop default,
  alter column is_referrer drop default;

-- What is under way does not grow with the years: only what is closed needs them.
create index listing_of_person_by_status on approval.listing (employee_id, status, listed_at desc, document_id desc)
  where stage = 'Closed';
create index listing_of_department_by_status on approval.listing (department_id, status, listed_at desc, document_id desc)
  where stage = 'Closed' and department_id is not null;
create index listing_approved_by_status on approval.listing (employee_id, status, listed_at desc, document_id desc)
  where has_approved;
create index listing_as_approver on approval.listing (employee_id, listed_at desc, document_id desc)
  where stage = 'Closed' and is_approver;
create index listing_as_referrer on approval.listing (employee_id, listed_at desc, document_id desc)
  where stage = 'Closed' and is_referrer;
