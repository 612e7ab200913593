-- Background work keeps its tables in a schema of its own, which the role that serves owns (platform/jobs).
create schema if not exists jobs;
