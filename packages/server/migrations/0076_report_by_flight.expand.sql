create index concurrently if not exists report_by_flight on safety.report (flight_key, event_at) where flight_key is not null;
