import { type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import type { HazardSource, HazardStatus } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import { type HazardRow, hazardColumns, hazardJoins } from '../cases/hazard.queries.ts';
import { isInvolved } from '../cases/involved.queries.ts';
import type { SafetyTables } from '../tables.ts';

/** Which hazards: every part that is there narrows. */
export type HazardFilter = { status?: HazardStatus | undefined; source?: HazardSource | undefined };

const matches = ({ status, source }: HazardFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(status === undefined ? [] : [sql`h.status = ${status}`]),
      ...(source === undefined ? [] : [sql`h.source = ${source}`]),
    ],
    sql` and `,
  );

/** A page of the hazard log, newest first, and how many there are, up to one past the cap. */
export const listHazardRows = async (
  db: Db<SafetyTables>,
  filter: HazardFilter,
  { offset, limit }: PageRequest,
): Promise<{ rows: HazardRow[]; counted: number }> => {
  const { rows } = await sql<HazardRow & { counted: number }>`
    with page as materialized (
      select h.id from safety.hazard h where ${matches(filter)} order by h.id desc limit ${limit} offset ${offset * limit}
    )
    select total.counted, ${hazardColumns}
    from (select count(*)::integer as counted from (
        select 1 from safety.hazard h where ${matches(filter)} limit ${sql.lit(TOTAL_CAP + 1)}) found) total
      left join page on true left join (safety.hazard h ${hazardJoins}) on h.id = page.id
    order by h.id desc
  `.execute(db);
  return { rows: rows.filter(({ id }) => id !== null), counted: rows[0]?.counted ?? 0 };
};

/** The case that a hazard belongs to, or is. */
export const findCaseId = async (db: Db<SafetyTables>, id: number): Promise<number | undefined> => {
  const found = await db.selectFrom('safety.hazard').select('case_id').where('id', '=', id).executeTakeFirst();
  return found?.case_id;
};

/** Whether an employee is or was to act on a case, or is informed of an action on it. */
export const isInvolvedInCase = async (db: Db<SafetyTables>, caseId: number, employeeId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from safety.case c where c.id = ${caseId} and ${isInvolved('c', employeeId)}
  `.execute(db);
  return rows.length > 0;
};
