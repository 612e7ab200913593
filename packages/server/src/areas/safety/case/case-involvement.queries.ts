import { type RawBuilder, sql } from 'kysely';

/** Whether this employee is or was mitigator of an action on the case under an alias, or is its referrer. */
export const isInvolved = (alias: string, employeeId: number): RawBuilder<boolean> =>
  sql`(exists (select 1 from safety.action t where t.case_id = ${sql.ref(`${alias}.id`)} and t.mitigator_id = ${employeeId})
    or exists (select 1 from safety.action t join safety.action_referrer f on f.action_id = t.id
      where t.case_id = ${sql.ref(`${alias}.id`)} and f.employee_id = ${employeeId}))`;

/** The same for a report, which its investigators may read as well. */
export const isInvolvedInReport = (alias: string, employeeId: number): RawBuilder<boolean> =>
  sql`(${isInvolved(alias, employeeId)} or exists (select 1 from safety.investigation v
    join safety.investigator w on w.investigation_id = v.id
    where v.report_id = ${sql.ref(`${alias}.id`)} and w.employee_id = ${employeeId}))`;

/** Whether this employee investigates the case under an alias. */
export const isInvestigator = (alias: string, employeeId: number): RawBuilder<boolean> =>
  sql`exists (select 1 from safety.investigator w
    where w.investigation_id = ${sql.ref(`${alias}.id`)} and w.employee_id = ${employeeId})`;
