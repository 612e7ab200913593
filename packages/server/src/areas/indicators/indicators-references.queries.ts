import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { IndicatorTables } from './indicators-tables.ts';

/** Whether an employee uploaded or closed a figure, or acknowledged an alert. */
export const employeeIsNamed = async (db: Db<IndicatorTables>, id: number): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`
    select (exists (select 1 from indicators.occurrence where recorded_by_id = ${id})
      or exists (select 1 from indicators.acknowledgement where acknowledged_by_id = ${id})) as is
  `.execute(db);
  return rows[0]?.is ?? false;
};
