create schema identity;

create table identity.permission_grant (
  employee_id integer not null references directory.employee on delete cascade,
  menu text not null check (menu in ('Approval', 'Document', 'ESMS', 'Admin', 'Audit')),
  level text not null check (level ~ '^Level[0-6]$'),
  primary key (employee_id, menu, level)
);

-- Sessions, codes and grants of the embedded OpenID provider.
create table identity.provider_record (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index provider_record_by_grant on identity.provider_record (grant_id) where grant_id is not null;
create index provider_record_by_uid on identity.provider_record (model, uid) where uid is not null;
create index provider_record_by_expiry on identity.provider_record (expires_at);
