create index concurrently if not exists occurrence_by_employee on indicators.occurrence (recorded_by_id);
