import type { ReportStatus } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/** The facts that decide whether a report may become a child. */
export type Candidate = {
  id: number;
  report_no: string | null;
  status: ReportStatus;
  main_id: number | null;
  is_main: boolean;
  has_work: boolean;
};

/** Locks the reports with these ids one after the other in a fixed order. */
export const lockCandidates = async (tx: Tx<SafetyTables>, ids: readonly number[]): Promise<Candidate[]> => {
  await sql`select 1 from safety.report where id = any(${ids}::integer[]) order by id for update`.execute(tx);
  const { rows } = await sql<Candidate>`
    select r.id, r.report_no, r.status, r.main_id,
      exists (select 1 from safety.report g where g.main_id = r.id) as is_main,
      (exists (select 1 from safety.hazard h where h.case_id = r.id)
      or exists (select 1 from safety.action t where t.case_id = r.id)
      or exists (select 1 from safety.investigation v where v.report_id = r.id)) as has_work
    from safety.report r where r.id = any(${ids}::integer[])
  `.execute(tx);
  return rows;
};

/** Every change of a group locks its main report first. Answers the ids of the group, read after the lock. */
export const lockGroup = async (
  tx: Tx<SafetyTables>,
  mainId: number,
): Promise<Pick<Candidate, 'id' | 'report_no'>[]> => {
  await sql`select 1 from safety.report where id = ${mainId} for update`.execute(tx);
  const { rows } = await sql<Pick<Candidate, 'id' | 'report_no'>>`
    select id, report_no from safety.report where id = ${mainId} or main_id = ${mainId} order by id for update
  `.execute(tx);
  return rows;
};

/** Sets or removes the main report of reports. */
export const setMainOf = async (tx: Tx<SafetyTables>, ids: readonly number[], mainId: number | null): Promise<void> => {
  await tx.updateTable('safety.report').set({ main_id: mainId }).where('id', 'in', ids).execute();
};

/** Makes another report of the group its main report, in one statement, so that there is never a chain. */
export const turnGroup = async (tx: Tx<SafetyTables>, mainId: number, nextId: number): Promise<void> => {
  await sql`
    update safety.report set main_id = nullif(${nextId}::integer, id) where id = ${mainId} or main_id = ${mainId}
  `.execute(tx);
};

/** Releases all children of a report; answers their ids. */
export const releaseChildren = async (tx: Tx<SafetyTables>, mainId: number): Promise<number[]> => {
  const released = await tx
    .updateTable('safety.report')
    .set({ main_id: null })
    .where('main_id', '=', mainId)
    .returning('id')
    .execute();
  return released.map(({ id }) => id);
};
