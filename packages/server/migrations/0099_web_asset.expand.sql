-- The files of the web of this version and of the one before, as long as servers and pages of both are side by side: whichever server is asked has them.
create table platform.web_build (
  id text primary key check (id <> ''),
  paths text[] not null,
  started_at timestamptz not null default now()
);

create table platform.web_asset (
  path text primary key check (path <> ''),
  content bytea not null
);
