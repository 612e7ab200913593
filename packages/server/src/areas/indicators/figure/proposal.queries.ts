import type { ThisMonth } from '@portal/contract/indicators';
import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { IndicatorTables } from '../indicators-tables.ts';

export type HistoryRow = { key: number; occurrence_count: number; flight_count: number };

/** The months of all indicators that have both counts, in the given number of months before the January of a year. */
export const listHistory = async (
  db: Db<IndicatorTables>,
  { year }: Pick<ThisMonth, 'year'>,
  months: number,
): Promise<HistoryRow[]> => {
  const { rows } = await sql<HistoryRow>`
    select i.key, o.occurrence_count, f.flight_count
    from indicators.flight_record f
      join indicators.occurrence o on o.year = f.year and o.month = f.month
      join indicators.indicator i on i.id = o.indicator_id
    where f.year < ${year} and f.year * 12 + f.month - 1 >= ${year * 12 - months}::integer
  `.execute(db);
  return rows;
};
