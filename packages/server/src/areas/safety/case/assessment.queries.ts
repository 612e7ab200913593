import type { Person } from '@portal/contract/directory';
import type { Day } from '@portal/contract/kernel';
import type { AssessmentSeq, RiskLevel } from '@portal/contract/safety';
import { sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/** An assessment with whoever gave it, or is to give it, and whoever saved it last. */
export type AssessmentRow = {
  id: number;
  seq: AssessmentSeq;
  risk_level: RiskLevel | null;
  is_assigned: boolean;
  modified_at: Date;
  archived_at: Date | null;
  assessor: Person;
  /** When the assessor has resigned, or is to. */
  assessor_resigned_on: Day | null;
  modified_name: string;
  modified_group: string;
};

/** All of a case by their number, those set aside last. */
export const listAssessments = async (db: Db<SafetyTables>, caseId: number): Promise<AssessmentRow[]> => {
  const { rows } = await sql<AssessmentRow>`
    select a.id, a.seq, a.risk_level, a.is_assigned, a.modified_at, a.archived_at, ${personJson('p')} as assessor,
      p.resigned_on as assessor_resigned_on,      m.name as modified_name, m.department_name as modified_group
    from safety.assessment a join directory.person p on p.id = a.assessor_id
      join directory.person m on m.id = a.modified_by_id
    where a.case_id = ${caseId} order by a.archived_at is not null, a.seq, a.id
  `.execute(db);
  return rows;
};

/** Who saves it, and when. */
export type Saved = { by: number; at: Date };

type New = { caseId: number; seq: AssessmentSeq; riskLevel: RiskLevel | null; assessorId: number };

export const insertAssessment = async (
  tx: Tx<SafetyTables>,
  { caseId, seq, riskLevel, assessorId }: New,
  { by, at }: Saved,
): Promise<number> => {
  const { id } = await tx
    .insertInto('safety.assessment')
    .values({
      case_id: caseId,
      seq,
      risk_level: riskLevel,
      assessor_id: assessorId,
      // Without a level it is there because somebody was asked for it.
      is_assigned: riskLevel === null,
      modified_by_id: by,
      modified_at: at,
      archived_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type Changed = { risk_level: RiskLevel } | { assessor_id: number; is_assigned: true };

/** Gives it another level or another assessor. */
export const updateAssessment = async (
  tx: Tx<SafetyTables>,
  id: number,
  changed: Changed & { assessor_id?: number },
  { by, at }: Saved,
): Promise<void> => {
  await tx
    .updateTable('safety.assessment')
    .set({ ...changed, modified_by_id: by, modified_at: at })
    .where('id', '=', id)
    .execute();
};

/** Sets a valid third assessment aside: the risk that remains is asked for anew (rules/safety.md#assessments). */
export const setThirdAside = async (tx: Tx<SafetyTables>, caseId: number, at: Date): Promise<void> => {
  await sql`
    update safety.assessment set archived_at = ${at} where case_id = ${caseId} and seq = 3 and archived_at is null
  `.execute(tx);
};
