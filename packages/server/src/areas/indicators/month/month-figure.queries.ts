import type { Person } from '@portal/contract/directory';
import type { FigureOrigin, ThisMonth } from '@portal/contract/indicators';
import { sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import type { IndicatorTables } from '../indicators-tables.ts';

/** An indicator with its figure of a month, if it has one. */
export type MonthFigureRow = {
  id: number;
  key: number;
  name: string;
  eng_name: string;
  is_activated: boolean;
  recorded: {
    occurrence_count: number;
    base_count: number | null;
    origin: FigureOrigin;
    by: Person | null;
    at: string | null;
    reason: string | null;
  } | null;
};

/** All indicators by key with their figures of a month. */
export const listMonthFigures = async (
  db: Db<IndicatorTables>,
  { year, month }: ThisMonth,
): Promise<MonthFigureRow[]> => {
  const { rows } = await sql<MonthFigureRow>`
    select i.id, i.key, i.name, i.eng_name, i.is_activated,
      case when o.indicator_id is not null then json_build_object('occurrence_count', o.occurrence_count,
        'base_count', o.base_count, 'origin', o.origin, 'by', case when p.id is not null then ${personJson('p')} end,
        'at', o.recorded_at, 'reason', o.reason) end as recorded
    from indicators.indicator i
      left join indicators.occurrence o on o.indicator_id = i.id and o.year = ${year} and o.month = ${month}
      left join directory.person p on p.id = o.recorded_by_id
    order by i.key
  `.execute(db);
  return rows;
};

export const findFlightCount = async (db: Db<IndicatorTables>, { year, month }: ThisMonth): Promise<number | null> => {
  const found = await db
    .selectFrom('indicators.flight_record')
    .select('flight_count')
    .where('year', '=', year)
    .where('month', '=', month)
    .executeTakeFirst();
  return found?.flight_count ?? null;
};

/** A closed figure, with the reports behind it. */
export type FigureToClose = {
  indicatorId: number;
  occurrenceCount: number;
  baseCount: number | null;
  reason: string | null;
  reportIds: readonly number[];
};

/** Writes the figures of a month, replacing present ones, and the reports that they count. */
export const saveClosedFigures = async (
  tx: Tx<IndicatorTables>,
  { year, month }: ThisMonth,
  figures: readonly FigureToClose[],
  { by, at }: { by: number; at: Date },
): Promise<void> => {
  const indicatorIds = figures.map(({ indicatorId }) => indicatorId);
  const written = figures.map(({ reportIds: _, ...figure }) => figure);
  await sql`
    insert into indicators.occurrence (year, month, indicator_id, occurrence_count, base_count, origin, recorded_by_id,
      recorded_at, reason)
    select ${year}::smallint, ${month}::smallint, f."indicatorId", f."occurrenceCount", f."baseCount", 'Close',
      ${by}::integer, ${at}::timestamptz, f.reason
    from json_to_recordset(${JSON.stringify(written)}::json)
      as f("indicatorId" integer, "occurrenceCount" integer, "baseCount" integer, reason text)
    on conflict (indicator_id, year, month) do update set occurrence_count = excluded.occurrence_count,
      base_count = excluded.base_count, origin = excluded.origin, recorded_by_id = excluded.recorded_by_id,
      recorded_at = excluded.recorded_at, reason = excluded.reason
  `.execute(tx);
  await tx
    .deleteFrom('indicators.counted_report')
    .where('indicator_id', 'in', indicatorIds)
    .where('year', '=', year)
    .where('month', '=', month)
    .execute();
  const counted = figures.flatMap(({ indicatorId, reportIds }) =>
    reportIds.map((reportId) => ({ indicatorId, reportId })),
  );
  await sql`
    insert into indicators.counted_report (indicator_id, year, month, report_id)
    select c."indicatorId", ${year}::smallint, ${month}::smallint, c."reportId"
    from json_to_recordset(${JSON.stringify(counted)}::json) as c("indicatorId" integer, "reportId" integer)
  `.execute(tx);
};

/** The reports that a figure counted when it was closed. */
export const listCountedIds = async (
  db: Db<IndicatorTables>,
  indicatorId: number,
  { year, month }: ThisMonth,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('indicators.counted_report')
    .select('report_id')
    .where('indicator_id', '=', indicatorId)
    .where('year', '=', year)
    .where('month', '=', month)
    .execute();
  return rows.map(({ report_id }) => report_id);
};
