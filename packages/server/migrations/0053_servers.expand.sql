-- The processes that serve this database. Each writes when it was seen every 5 s, which also proves that the database can be written.
create table platform.server (
  id uuid primary key,
  version text not null check (version <> ''),
  roles text[] not null check (roles <> '{}'),
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
