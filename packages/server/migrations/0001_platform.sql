-- Audit trail: facts of every change, written in its transaction, changed by nobody (decisions: conventions, admin).
create schema audit;

create table audit.entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id integer,
  area text not null,
  action text not null,
  record_type text not null,
  record_id integer not null,
  before jsonb,
  after jsonb
);
create index entry_by_record on audit.entry (record_type, record_id, id desc);
create index entry_by_actor on audit.entry (actor_id, id desc);

create function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed or deleted';
end $$;
create trigger entry_is_fixed before update or delete on audit.entry
  for each row execute function audit.refuse_change();
create trigger entries_are_fixed before truncate on audit.entry
  for each statement execute function audit.refuse_change();

create schema platform;

-- First answers of calls that carried an Idempotency-Key, kept for 24 hours.
create table platform.idempotent_reply (
  employee_id integer not null,
  method text not null,
  path text not null,
  key text not null,
  body_hash text not null,
  status smallint not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (employee_id, method, path, key)
);
create index idempotent_reply_by_age on platform.idempotent_reply (created_at);

-- One row while the portal is under maintenance, none otherwise.
create table platform.maintenance (
  only_row boolean primary key default true check (only_row),
  message text not null,
  since timestamptz not null
);

-- Contents of the file store. An area's file refers to its content here, so that a content goes only with its last file.
create table platform.stored_file (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  size integer not null check (size >= 0)
);
