import { type ReportStatus, reportStatus, type StatusFacts } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../tables.ts';

type Row = {
  id: number;
  is_submitted: boolean;
  is_completed: boolean;
  is_classified: boolean;
  has_hazard: boolean;
  is_first: boolean;
  is_second: boolean;
};

const factsOf = (row: Row): StatusFacts => ({
  isSubmitted: row.is_submitted,
  isCompleted: row.is_completed,
  main: null,
  actions: { inProgress: 0, completed: 0 },
  isAssessed: { first: row.is_first, second: row.is_second },
  hasHazard: row.has_hazard,
  isClassified: row.is_classified,
});

/**
 * Writes the status that follows from the facts of a report, and gives it to the children of its main report too; runs at
 * the end of every change of a case. A child's own facts rest.
 */
export const refreshStatus = async (tx: Tx<SafetyTables>, id: number): Promise<ReportStatus> => {
  const { rows } = await sql<Row>`
    select m.id, m.submitted_at is not null as is_submitted, c.completed_at is not null as is_completed,
      exists (select 1 from safety.classification k where k.report_id = m.id) as is_classified,
      exists (select 1 from safety.hazard h where h.case_id = m.id) as has_hazard,
      coalesce(bool_or(a.seq = 1), false) as is_first, coalesce(bool_or(a.seq = 2), false) as is_second
    from safety.report r join safety.report m on m.id = coalesce(r.main_id, r.id)
      join safety.case c on c.id = m.id
      left join safety.assessment a on a.case_id = m.id and a.risk_level is not null and a.archived_at is null
    where r.id = ${id} group by m.id, c.completed_at
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a status without a report');
  const status = reportStatus(factsOf(row));
  await tx
    .updateTable('safety.report')
    .set({ status })
    .where((is) => is.or([is('id', '=', row.id), is('main_id', '=', row.id)]))
    .where('status', '<>', status)
    .execute();
  return status;
};

/** When a case came to its end; none, once it is open again. */
export const setCompleted = async (tx: Tx<SafetyTables>, id: number, at: Date | null): Promise<void> => {
  await tx.updateTable('safety.case').set({ completed_at: at }).where('id', '=', id).execute();
};
