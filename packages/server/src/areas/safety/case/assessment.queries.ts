import type { Person } from '@portal/contract/directory';
import type { Day } from '@portal/contract/kernel';
import type { AssessmentSeq, RiskLevel } from '@portal/contract/safety';
import { sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/** An assessment with its assessor (who gave it or was asked to) and the person who saved it last. */
export type AssessmentRow = {
  id: number;
  seq: AssessmentSeq;
  risk_level: RiskLevel | null;
  is_assigned: boolean;
  modified_at: Date;
  archived_at: Date | null;
  assessor: Person;
  /** The resign date of the assessor, if any. */
  assessor_resigned_on: Day | null;
  modified_name: string;
  modified_group: string;
};

/** The assessments of a case by number, the invalidated ones last. */
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
      // An assessment without a level exists because somebody was asked for it.
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

/** Changes the level or the assessor of an assessment. */
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

/** Invalidates a valid third assessment: the residual risk has to be assessed again (rules/safety.md#assessments). */
export const setThirdAside = async (tx: Tx<SafetyTables>, caseId: number, at: Date): Promise<void> => {
  await sql`
    update safety.assessment set archived_at = ${at} where case_id = ${caseId} and seq = 3 and archived_at is null
  `.execute(tx);
};
