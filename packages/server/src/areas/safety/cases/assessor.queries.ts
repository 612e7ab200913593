import { type RawBuilder, sql } from 'kysely';

/** Whether this employee was asked for the second assessment of the case under an alias. */
export const isAssessor = (alias: string, employeeId: number): RawBuilder<boolean> =>
  sql`exists (select 1 from safety.assessment s
    where s.is_assigned and s.assessor_id = ${employeeId} and s.case_id = ${sql.ref(`${alias}.id`)})`;

/** The cases of which an employee was asked for it, for lists that hold nothing else. */
export const assessedBy = (employeeId: number): RawBuilder<unknown> =>
  sql`(select s.case_id from safety.assessment s where s.is_assigned and s.assessor_id = ${employeeId})`;
