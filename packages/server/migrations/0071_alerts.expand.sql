-- What a person found behind an alert is written once (rules/indicators.md#alerts).
create table indicators.acknowledgement (
  id integer primary key generated always as identity,
  indicator_id integer not null references indicators.indicator,
  year smallint not null,
  month smallint not null check (month between 1 and 12),
  -- The rule and the rate of then, in percent.
  rule text not null check (rule in ('OneSerious', 'TwoAlert', 'ThreeCaution')),
  incident_rate numeric(13, 3) not null,
  cause text not null check (length(cause) <= 2000),
  hazard_id integer references safety.hazard,
  action_id integer references safety.action,
  acknowledged_by_id integer not null references directory.employee,
  acknowledged_at timestamptz not null
);
create index acknowledgement_by_month on indicators.acknowledgement (year, month, indicator_id);
create index acknowledgement_by_hazard on indicators.acknowledgement (hazard_id);
create index acknowledgement_by_action on indicators.acknowledgement (action_id);
create index acknowledgement_by_employee on indicators.acknowledgement (acknowledged_by_id);
create trigger acknowledgement_is_fixed before update or delete on indicators.acknowledgement
  for each row execute function audit.refuse_change();
create trigger acknowledgements_are_fixed before truncate on indicators.acknowledgement
  for each statement execute function audit.refuse_change();
