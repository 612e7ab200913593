-- A deputy acts on the approval lines of somebody who is away (rules/approval.md#delegations).
create table approval.delegation (
  id integer primary key generated always as identity,
  principal_id integer not null references directory.employee,
  deputy_id integer not null references directory.employee,
  from_on date not null,
  to_on date not null,
  category_ids smallint[] not null check (cardinality(category_ids) > 0),
  reason text check (length(reason) between 1 and 200),
  leave_id integer references approval.document on delete set null,
  created_by_id integer not null references directory.employee,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_by_id integer references directory.employee,
  version integer not null default 1,
  check (principal_id <> deputy_id),
  check (from_on <= to_on),
  check ((ended_at is null) = (ended_by_id is null))
);
create index delegation_of_principal on approval.delegation (principal_id, id desc);
create index delegation_of_deputy on approval.delegation (deputy_id, id desc);
create index delegation_by_leave on approval.delegation (leave_id) where leave_id is not null;
create index delegation_by_creator on approval.delegation (created_by_id);
create index delegation_by_ender on approval.delegation (ended_by_id) where ended_by_id is not null;

-- Who lent a hand: the deputy who did what stands on a line, and in whose place an act of before was done.
alter table approval.line add column acted_by_id integer references directory.employee;
alter table approval.past_act add column in_place_of_id integer references directory.employee;
