import type { Day } from '@portal/contract/kernel';
import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/**
 * How many actions are due between two days (inclusive), and how many of them were completed by their due day.
 * Cancelled actions are not counted.
 */
export const countDueActions = async (
  db: Db<SafetyTables>,
  { from, to }: { from: Day; to: Day },
): Promise<{ due: number; completed: number }> => {
  const { rows } = await sql<{ due: number; completed: number }>`
    select count(*)::integer as due, count(*) filter (where a.status = 'Completed'
      and (a.completed_at at time zone 'Asia/Seoul')::date <= a.due_on)::integer as completed
    from safety.action a where a.due_on between ${from}::date and ${to}::date and a.status <> 'Cancelled'
  `.execute(db);
  return rows[0] ?? { due: 0, completed: 0 };
};
