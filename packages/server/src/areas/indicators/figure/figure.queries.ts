import type { ThisMonth, ThresholdLevel } from '@portal/contract/indicators';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { IndicatorTables } from '../indicators-tables.ts';

/** An indicator with the counts of the year until the month; months without a record are missing. */
export type FigureRow = {
  year: number;
  month: number;
  id: number;
  key: number;
  name: string;
  eng_name: string;
  is_activated: boolean;
  /** The base of each count, if it was closed with one. */
  occurrences: Readonly<Record<string, readonly [number, number | null]>> | null;
  flights: Readonly<Record<string, number>> | null;
  thresholds: Readonly<Record<ThresholdLevel, number | null>> | null;
};

/** The latest month that has figures of any indicator. */
const latest = sql`
  select year, month from (
    (select year, month from indicators.flight_record order by year desc, month desc limit 1)
    union all
    (select year, month from indicators.occurrence order by year desc, month desc limit 1)
  ) figures order by year desc, month desc limit 1`;

/** The requested month, otherwise the latest with figures, otherwise the present one. */
const periodOf = (asked: ThisMonth | undefined, now: ThisMonth): RawBuilder<unknown> => sql`
  select coalesce(${asked?.year ?? null}::integer, latest.year, ${now.year}::integer) as year,
    coalesce(${asked?.month ?? null}::integer, latest.month, ${now.month}::integer) as month
  from (select) one left join (${latest}) latest on true`;

export type Asked = { period: ThisMonth | undefined; now: ThisMonth };

/**
 * The activated indicators (all, or one by id) with the figures of a month, by key. Without any, only the month is
 * answered.
 */
export const listFigures = async (
  db: Db<IndicatorTables>,
  { period, now }: Asked,
  id?: number,
): Promise<{ year: number; month: number; rows: FigureRow[] }> => {
  const { rows } = await sql<FigureRow>`
    with period as materialized (${periodOf(period, now)}), flight as materialized (
      select json_object_agg(f.month, f.flight_count) as flights
      from period p join indicators.flight_record f on f.year = p.year and f.month <= p.month
    )
    select p.year, p.month, i.id, i.key, i.name, i.eng_name, i.is_activated, flight.flights,
      (select json_object_agg(o.month, json_build_array(o.occurrence_count, o.base_count)) from indicators.occurrence o
        where o.indicator_id = i.id and o.year = p.year and o.month <= p.month) as occurrences,
      case when t.indicator_id is not null then json_build_object('Reserve', t.reserve, 'TargetValue', t.target_value,
        'Caution', t.caution, 'Alert', t.alert, 'Serious', t.serious) end as thresholds
    from period p cross join flight
      left join indicators.indicator i on i.is_activated ${id === undefined ? sql`` : sql`and i.id = ${id}`}
      left join indicators.threshold_set t on t.indicator_id = i.id and t.year = p.year
    order by i.key
  `.execute(db);
  const { year = now.year, month = now.month } = rows[0] ?? {};
  return { year, month, rows: rows.filter((row) => row.id !== null) };
};

/** The stored figures of an indicator for a month. */
export type MonthRow = {
  year: number;
  month: number;
  occurrence_count: number | null;
  base_count: number | null;
  flight_count: number | null;
};

/**
 * Months of an indicator that have figures, in the given years or, by default, in that of the latest and the two
 * before.
 */
export const listMonths = async (
  db: Db<IndicatorTables>,
  id: number,
  { years, now }: { years: readonly number[] | undefined; now: ThisMonth },
): Promise<MonthRow[]> => {
  const asked = years
    ? sql`select unnest(${years}::integer[]) as year`
    : sql`select p.year - back as year from (${periodOf(undefined, now)}) p, generate_series(0, 2) back`;
  const { rows } = await sql<MonthRow>`
    select y.year, m.month, o.occurrence_count, o.base_count, f.flight_count
    from (${asked}) y cross join generate_series(1, 12) as m(month)
      left join indicators.occurrence o on o.indicator_id = ${id} and o.year = y.year and o.month = m.month
      left join indicators.flight_record f on f.year = y.year and f.month = m.month
    where o.month is not null or f.month is not null
    order by y.year, m.month
  `.execute(db);
  return rows;
};

export const listIndicatorRows = (db: Db<IndicatorTables>) =>
  db.selectFrom('indicators.indicator').selectAll().orderBy('key').execute();

export const findActivated = (db: Db<IndicatorTables>, id: number) =>
  db
    .selectFrom('indicators.indicator')
    .selectAll()
    .where('id', '=', id)
    .where('is_activated', '=', true)
    .executeTakeFirst();

export const setActivated = async (db: Db<IndicatorTables>, id: number, isOn: boolean): Promise<void> => {
  await db.updateTable('indicators.indicator').set({ is_activated: isOn }).where('id', '=', id).execute();
};

/** The names of all indicators, for the audit trail. */
export const listIndicatorNames = async (db: Db<IndicatorTables>) => {
  const rows = await db.selectFrom('indicators.indicator').select(['id', 'name', 'eng_name', 'key']).execute();
  return rows.map(({ key, ...named }) => ({ ...named, code: String(key) }));
};
