import { type ReportStatus, reportStatus, type StatusFacts } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../tables.ts';

type Row = { is_submitted: boolean; is_completed: boolean };

const factsOf = ({ is_submitted, is_completed }: Row): StatusFacts => ({
  isSubmitted: is_submitted,
  isCompleted: is_completed,
  main: null,
  actions: { inProgress: 0, completed: 0 },
  isAssessed: { first: false, second: false },
  hasHazard: false,
  isClassified: false,
});

/** Writes the status that follows from the facts of a report; runs on its locked row at the end of every change. */
export const refreshStatus = async (tx: Tx<SafetyTables>, id: number): Promise<ReportStatus> => {
  const { rows } = await sql<Row>`
    select r.submitted_at is not null as is_submitted, c.completed_at is not null as is_completed
    from safety.report r join safety.case c on c.id = r.id where r.id = ${id}
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a status without a report');
  const status = reportStatus(factsOf(row));
  await tx.updateTable('safety.report').set({ status }).where('id', '=', id).execute();
  return status;
};
