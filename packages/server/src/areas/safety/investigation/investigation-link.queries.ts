import type { Day } from '@portal/contract/kernel';
import type { HazardSource, LinkedReport } from '@portal/contract/safety';
import { sql } from 'kysely';
import { isActiveOn } from '#areas/directory';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/** A locked report with the facts that decide whether it can be linked. */
export type Linkable = LinkedReport & { id: number; reportNo: string; investigationId: number | null };

/** Locks a report that is to be linked, so that it is not linked elsewhere, deleted or made a child meanwhile. */
export const lockLinkable = async (tx: Tx<SafetyTables>, id: number): Promise<Linkable | undefined> => {
  await sql`select 1 from safety.report where id = ${id} for update`.execute(tx);
  const { rows } = await sql<Linkable>`
    select r.id, r.report_type as "reportType", r.status = 'Draft' as "isDraft", r.main_id is not null as "hasMain",
      coalesce(r.report_no, '') as "reportNo",
      (select v.id from safety.investigation v where v.report_id = r.id) as "investigationId"
    from safety.report r where r.id = ${id}
  `.execute(tx);
  return rows[0];
};

/** The department whose people, with those of the departments below it, may investigate. */
const SAFETY_OFFICE = 'SS';

/** People with the facts that decide whether they may be named as investigators. */
export type Candidate = { id: number; isActive: boolean; isOfOffice: boolean };

export const listCandidates = async (
  tx: Tx<SafetyTables>,
  ids: readonly number[],
  today: Day,
): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    select p.id, ${isActiveOn(today, 'p')} as "isActive", exists (
      select 1 from directory.organization s where s.id = any(p.department_path) and lower(s.code) = lower(${SAFETY_OFFICE})
    ) as "isOfOffice"
    from directory.person p where p.id = any(${ids}::integer[])
  `.execute(tx);
  return rows;
};

/** The source of an investigation's hazard follows the report that is linked now. */
export const setHazardSource = async (tx: Tx<SafetyTables>, caseId: number, source: HazardSource): Promise<void> => {
  await tx.updateTable('safety.hazard').set({ source }).where('case_id', '=', caseId).execute();
};

export const makeCase = async (tx: Tx<SafetyTables>, kind: 'Investigation' | 'Hazard'): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select safety.new_case(${kind}) as id`.execute(tx);
  const [made] = rows;
  if (!made) throw new Error('inserting the case returned no row');
  return made.id;
};
