-- Reports of a time are narrowed and counted along one index that holds what they are narrowed and counted by.
create index concurrently if not exists report_by_event on safety.report (event_at)
  include (id, listed_at, report_type, status, main_id, shown_department_id, flight_phase, airport, case_type, event_type, operational_impact,
    event_categories, risk_class, first_due_on)
  where status <> 'Draft';
