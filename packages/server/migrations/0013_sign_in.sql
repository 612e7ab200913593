-- Who somebody is (decisions: security). The first sign-in binds an employee to a subject of the provider; from then on
-- the binding alone decides. The row stays when an administrator takes the binding away: it tells who ever signed in.
create table identity.sign_in (
  employee_id integer primary key references directory.employee,
  issuer text,
  subject text,
  bound_at timestamptz not null,
  -- Tokens issued up to this second are refused: the person signed out, or the binding was taken away.
  ended_at timestamptz,
  -- What this person's browsers encrypt with what they keep of unsaved texts.
  device_key bytea,
  unique (issuer, subject),
  check ((issuer is null) = (subject is null))
);

-- Accounts of the embedded provider were known by their address; its sessions begin anew with a stable name.
delete from identity.provider_record;

-- Whether this database holds the demo company: a company's never starts as a demo.
create table platform.installation (
  only_row boolean primary key default true check (only_row),
  is_demo boolean not null
);
-- A database from before this: the demo is known by its first account, or by a domain that no company can own.
insert into platform.installation (is_demo)
  select exists (select 1 from directory.employee where email = 'ceo@hanbit.example' and code = 'HB00001')
    or not exists (select 1 from directory.employee where email not like '%@hanbit.example')
  where exists (select 1 from directory.department);
