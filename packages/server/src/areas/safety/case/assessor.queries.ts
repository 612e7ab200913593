import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/** Whether this employee was asked for the second assessment of the case under an alias. */
export const isAssessor = (alias: string, employeeId: number): RawBuilder<boolean> =>
  sql`exists (select 1 from safety.assessment s
    where s.is_assigned and s.assessor_id = ${employeeId} and s.case_id = ${sql.ref(`${alias}.id`)})`;

/** The cases whose second assessment an employee was asked for, for lists of only those. */
export const assessedBy = (employeeId: number): RawBuilder<unknown> =>
  sql`(select s.case_id from safety.assessment s where s.is_assigned and s.assessor_id = ${employeeId})`;

/** Those of them that still wait for the assessment: not yet given, and the case not closed without it. */
export const awaitedFrom = (employeeId: number): RawBuilder<unknown> =>
  sql`(select s.case_id from safety.assessment s join safety.case c on c.id = s.case_id
    where s.is_assigned and s.risk_level is null and s.assessor_id = ${employeeId} and c.completed_at is null)`;

/** Whether an employee, who may never have signed in, was asked for any assessment. */
export const isAssessorOfAny = async (db: Db<SafetyTables>, employeeId: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${assessedBy(employeeId)} asked limit 1`.execute(db);
  return rows.length > 0;
};
