-- Duties of the reports that are there: opened for events of the last fourteen days unless closed, and nobody is told of them;
-- the others stay unrecorded until the safety office acts on them. The rules are those of 2026-11-27.
with facts as (
  select r.id, r.report_type, r.event_at, r.main_id is not null as is_child,
    r.status <> 'Closed' and r.event_at > now() - interval '14 days' as is_opened,
    case when k.event_type is null then case when r.report_type = 'SSR' then 'Obstacle' else 'Voluntary' end
      when k.event_type = 0 then 'Accident' when k.event_type = 1 then 'SeriousIncident'
      when k.report_to_authority or (k.event_type = 2 and r.report_type = 'SSR') then 'Obstacle' else 'Voluntary' end as basis,
    case r.mandatory_report_type when 0 then '7' when 1 then '1' when 2 then '4' end as item,
    case when k.event_type is null then 'ReportType' else 'Classification' end as proposed_from
  from safety.report r left join safety.classification k on k.report_id = r.id and r.main_id is null
  where r.status <> 'Draft'
), proposed as (
  select f.*, case when basis = 'Obstacle' then item end as its_item,
    case basis when 'Obstacle' then 'Hours72' when 'Voluntary' then 'Voluntary' else 'AtOnce' end as class
  from facts f
), clocked as (
  select p.*, due.at as due_at
  from proposed p left join lateral (
    -- The hours of each day from the event on, none of those left out, summed until they are 72.
    select day.ends - make_interval(secs => day.run - 72 * 3600) as at
    from (
      select d.ends, sum(case when extract(isodow from d.day) in (6, 7) or exists (
          select 1 from calendar.holiday h where h.date = d.day and h.is_verified and h.kind <> 'Company') then 0
        else extract(epoch from d.ends - greatest(d.starts, p.event_at)) end) over (order by d.day) as run
      from (
        select day::date as day, day::date::timestamp at time zone 'Asia/Seoul' as starts,
          (day::date + 1)::timestamp at time zone 'Asia/Seoul' as ends
        from generate_series((p.event_at at time zone 'Asia/Seoul')::date::timestamp,
          (p.event_at at time zone 'Asia/Seoul')::date + interval '40 days', interval '1 day') day
      ) d
    ) day where day.run >= 72 * 3600 order by day.ends limit 1
  ) due on p.is_opened and p.class = 'Hours72'
), opened as (
  insert into safety.duty (report_id, report_type, state, is_opened, basis, item, class, starts_at, due_at, plain_due_at, protection_until,
    calendar_is_incomplete, proposed_basis, proposed_item, proposed_class, proposed_from, at_once_since, at_once_told,
    next_mark_at, version)
  select id, report_type, case when is_child then 'WithMain' when not is_opened then 'Unrecorded'
      when class = 'Voluntary' then 'Voluntary' else 'Open' end,
    is_opened, basis, its_item, class, event_at, due_at,
    case when due_at is not null then event_at + interval '72 hours' end,
    case when is_opened and class = 'Voluntary' then (event_at at time zone 'Asia/Seoul')::date + 10 end,
    due_at is not null and exists (
      select 1 from generate_series(extract(year from event_at at time zone 'Asia/Seoul')::integer,
        extract(year from due_at at time zone 'Asia/Seoul')::integer) year
      where not exists (select 1 from calendar.holiday h where extract(year from h.date)::integer = year)),
    basis, its_item, class, proposed_from,
    case when is_opened and not is_child and class = 'AtOnce' then now() end,
    -- Nobody is told now; the reminders after one and six hours follow.
    case when is_opened and not is_child and class = 'AtOnce' then 1 else 0 end,
    case when is_opened and not is_child then (
      select min(mark) from unnest(array[event_at + interval '36 hours', event_at + interval '66 hours',
        due_at - interval '6 hours', due_at]) mark where due_at is not null and mark > now()) end,
    case when is_opened then 1 else 0 end
  from clocked
  returning report_id, is_opened, basis, item, class, starts_at, due_at
)
insert into safety.duty_history (report_id, at, source, basis, item, class, starts_at, due_at)
select report_id, now(), 'Proposal', basis, item, class, starts_at, due_at from opened where is_opened order by report_id;
