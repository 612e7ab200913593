import type { FlightPlace, OccurrencePlace, SheetEntry, ThresholdPlace, Thresholds } from '@portal/contract/indicators';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { IndicatorTables } from '../indicators-tables.ts';

export const listFlights = async (
  db: Db<IndicatorTables>,
  years: readonly number[],
): Promise<(FlightPlace & { value: number })[]> => {
  const { rows } = await sql<FlightPlace & { value: number }>`
    select year, month, flight_count as value from indicators.flight_record where year = any(${years}::integer[])
  `.execute(db);
  return rows;
};

export const listOccurrences = async (
  db: Db<IndicatorTables>,
  years: readonly number[],
): Promise<(OccurrencePlace & { value: number })[]> => {
  const { rows } = await sql<OccurrencePlace & { value: number }>`
    select o.year, o.month, i.key, o.occurrence_count as value
    from indicators.indicator i join indicators.occurrence o on o.indicator_id = i.id
    where o.year = any(${years}::integer[])
  `.execute(db);
  return rows;
};

export const listThresholds = async (
  db: Db<IndicatorTables>,
  years: readonly number[],
): Promise<(ThresholdPlace & { value: Thresholds })[]> => {
  const { rows } = await sql<ThresholdPlace & { value: Thresholds }>`
    select t.year, i.key, json_build_object('Reserve', t.reserve, 'TargetValue', t.target_value, 'Caution', t.caution,
      'Alert', t.alert, 'Serious', t.serious) as value
    from indicators.threshold_set t join indicators.indicator i on i.id = t.indicator_id
    where t.year = any(${years}::integer[])
  `.execute(db);
  return rows;
};

/** The bases of occurrences in closed months of leading indicators. */
export const listBases = async (
  db: Db<IndicatorTables>,
  years: readonly number[],
): Promise<(OccurrencePlace & { value: number })[]> => {
  const { rows } = await sql<OccurrencePlace & { value: number }>`
    select o.year, o.month, i.key, o.base_count as value
    from indicators.indicator i join indicators.occurrence o on o.indicator_id = i.id
    where o.year = any(${years}::integer[]) and o.base_count is not null
  `.execute(db);
  return rows;
};

type Moved<Place, Value> = readonly SheetEntry<Place, Value>[];

/** Who writes figures, and when. */
export type Recorded = { by: number; at: Date };

export const saveFlights = async (tx: Tx<IndicatorTables>, moved: Moved<FlightPlace, number>): Promise<void> => {
  const given = JSON.stringify(moved.map(({ place, value }) => ({ ...place, value })));
  await sql`
    with told as (select * from json_to_recordset(${given}::json) as t(year smallint, month smallint, value integer)),
      gone as (delete from indicators.flight_record f using told t
        where t.value is null and f.year = t.year and f.month = t.month)
    insert into indicators.flight_record (year, month, flight_count)
    select year, month, value from told where value is not null
    on conflict (year, month) do update set flight_count = excluded.flight_count
  `.execute(tx);
};

/** An uploaded figure has no base, and no reports behind it. */
export const saveOccurrences = async (
  tx: Tx<IndicatorTables>,
  moved: Moved<OccurrencePlace, number>,
  { by, at }: Recorded,
): Promise<void> => {
  const given = JSON.stringify(moved.map(({ place, value }) => ({ ...place, value })));
  await sql`
    with told as (
      select t.year, t.month, i.id as indicator_id, t.value
      from json_to_recordset(${given}::json) as t(year smallint, month smallint, key smallint, value integer)
        join indicators.indicator i on i.key = t.key
    ), gone as (delete from indicators.occurrence o using told t
        where t.value is null and o.indicator_id = t.indicator_id and o.year = t.year and o.month = t.month
    ), uncounted as (delete from indicators.counted_report c using told t
        where t.value is not null and c.indicator_id = t.indicator_id and c.year = t.year and c.month = t.month)
    insert into indicators.occurrence (year, month, indicator_id, occurrence_count, recorded_by_id, recorded_at)
    select year, month, indicator_id, value, ${by}::integer, ${at}::timestamptz from told where value is not null
    on conflict (indicator_id, year, month) do update set occurrence_count = excluded.occurrence_count, base_count = null,
      origin = 'Upload', recorded_by_id = excluded.recorded_by_id, recorded_at = excluded.recorded_at, reason = null
  `.execute(tx);
};

export const saveThresholds = async (
  tx: Tx<IndicatorTables>,
  moved: Moved<ThresholdPlace, Thresholds>,
): Promise<void> => {
  const given = JSON.stringify(moved.map(({ place, value }) => ({ ...place, ...value, isBlank: value === null })));
  await sql`
    with told as (
      select t.*, i.id as indicator_id from json_to_recordset(${given}::json) as t(year smallint, key smallint,
          "isBlank" boolean, "Reserve" numeric, "TargetValue" numeric, "Caution" numeric, "Alert" numeric, "Serious" numeric)
        join indicators.indicator i on i.key = t.key
    ), gone as (delete from indicators.threshold_set s using told t
        where t."isBlank" and s.indicator_id = t.indicator_id and s.year = t.year)
    insert into indicators.threshold_set (year, indicator_id, reserve, target_value, caution, alert, serious)
    select year, indicator_id, "Reserve", "TargetValue", "Caution", "Alert", "Serious" from told where not "isBlank"
    on conflict (indicator_id, year) do update set reserve = excluded.reserve, target_value = excluded.target_value,
      caution = excluded.caution, alert = excluded.alert, serious = excluded.serious
  `.execute(tx);
};

/** The last upload of a sheet with this name, and its author. */
export const findLastUpload = async (
  db: Db<IndicatorTables>,
  sheet: string,
): Promise<{ at: Date; by: { id: number; name: string; engName: string } | null } | undefined> => {
  const { rows } = await sql<{ at: Date; by: { id: number; name: string; engName: string } | null }>`
    select e.at, case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'engName', p.eng_name) end as by
    from audit.entry e left join directory.person p on p.id = e.actor_id
    where e.record_type = 'portal' and e.record_id = 1 and e.area = 'indicators' and e.action = 'import'
      and e.after->>'sheet' = ${sheet}
    order by e.id desc limit 1
  `.execute(db);
  return rows[0];
};
