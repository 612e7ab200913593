-- First answers of calls that carried an Idempotency-Key, kept for 24 hours. Who called, under which key and what was answered
-- is read by nobody but whoever sends the key again: a kept answer must not name the author of a confidential report.
-- Those of the version before said it in clear, so they go.
drop table platform.idempotent_reply;

create table platform.idempotent_reply (
  name text primary key,
  path text not null,
  sealed bytea not null,
  created_at timestamptz not null
);
create index idempotent_reply_by_age on platform.idempotent_reply (created_at);
create index idempotent_reply_by_path on platform.idempotent_reply (path text_pattern_ops);
