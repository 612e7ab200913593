create index concurrently if not exists report_by_registration on safety.report (registration_key, event_at)
  where registration_key is not null;
