import type { Pool } from '../pool.ts';

/** Figures of all indicators for so many years until last month, and thresholds of those of which less is better. */
const statements = [
  `insert into indicators.flight_record (year, month, flight_count)
    select extract(year from m), extract(month from m), 2800 + (extract(epoch from m)::bigint / 86400) % 400
    from generate_series(date_trunc('year', now()) - make_interval(years => $1::integer - 1),
      date_trunc('month', now()) - interval '1 month', interval '1 month') as m`,
  `insert into indicators.occurrence (year, month, indicator_id, occurrence_count)
    select f.year, f.month, i.id, (f.year * 7 + f.month * 13 + i.key * 29) % 60
    from indicators.flight_record f cross join indicators.indicator i where $1::integer > 0`,
  `insert into indicators.threshold_set (year, indicator_id, reserve, target_value, caution, alert, serious)
    select year, i.id, 0, 0.7, 0.9 + i.key / 100.0, 1.3, 1.7
    from (select distinct year from indicators.flight_record) y cross join indicators.indicator i
    where i.key < 23 and $1::integer > 0`,
];

export const insertIndicators = async (pool: Pool, years: number): Promise<void> => {
  for (const statement of statements) await pool.query(statement, [years]);
};
