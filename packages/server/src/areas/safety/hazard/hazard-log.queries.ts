import type { Day, PageRequest } from '@portal/contract/kernel';
import type { HazardQuery } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import { everyWord } from '#platform/database/search';
import { betweenDays, hasActionOf, hasOverdueAction, isOfRiskClass, when } from '../case/case-filter.queries.ts';
import { type HazardRow, hazardColumns, hazardJoins } from '../case/case-hazard.queries.ts';
import { isInvolved } from '../case/case-involvement.queries.ts';
import { walk } from '../report-list/report-page.queries.ts';
import type { ReportPath } from '../report-list/report-paths.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';

/** Filters of the hazard log, combined by AND; `today` decides what is overdue. */
export type HazardFilter = HazardQuery & { today: Day };

/** The searched text of the hazard under the alias `r`. */
const searched = sql`(r.title || chr(31) || r.hazard_no || chr(31) || coalesce(r.category->>'description', '') || chr(31)
  || coalesce((select string_agg(each->>'description', chr(31)) from jsonb_array_elements(r.potential_consequences) each), ''))`;

const narrowedBy = (filter: HazardFilter): RawBuilder<unknown> =>
  sql.join(
    [
      everyWord(filter.searchText, (like) => sql`${searched} ilike ${like}`),
      ...when(filter.status, (status) => sql`r.status = ${status}`),
      ...when(filter.source, (source) => sql`r.source = ${source}`),
      ...when(filter.categoryLevel1Id, (id) => sql`r.category_level1_id = ${id}`),
      ...betweenDays(sql`r.identified_on`, filter),
      ...when(filter.riskClass, (given) => isOfRiskClass(sql`r.case_id`, given)),
      ...when(filter.ownerId, (id) => sql`(r.identifier_id = ${id} or ${hasActionOf(sql`r.case_id`, id)})`),
      ...when(filter.open, (isOpen) => (isOpen ? sql`r.status <> 'Closed'` : sql`r.status = 'Closed'`)),
      ...(filter.overdue === true ? [hasOverdueAction(sql`r.case_id`, filter.today)] : []),
    ],
    sql` and `,
  );

/** Hazards are numbered in the order of registration, which is the order of the log. */
const newest: ReportPath = (narrowed, limit) =>
  sql`select r.id, r.id as listed_at from safety.hazard r where ${narrowed} order by r.id desc limit ${limit}`;

/** A page of the hazard log, newest first, and the total, counted up to one past the cap. */
export const listHazardRows = async (
  db: Db<SafetyTables>,
  filter: HazardFilter,
  page: PageRequest,
): Promise<{ rows: HazardRow[]; counted: number }> => {
  const { tables, total } = walk([newest], narrowedBy(filter), page);
  const { rows } = await sql<HazardRow & { counted: number }>`
    with ${tables}
    select total.counted, ${hazardColumns}
    from (${total}) total left join page on true left join (safety.hazard h ${hazardJoins}) on h.id = page.id
    order by h.id desc
  `.execute(db);
  return { rows: rows.filter(({ id }) => id !== null), counted: rows[0]?.counted ?? 0 };
};

/** The case that a hazard belongs to, or is. */
export const findCaseId = async (db: Db<SafetyTables>, id: number): Promise<number | undefined> => {
  const found = await db.selectFrom('safety.hazard').select('case_id').where('id', '=', id).executeTakeFirst();
  return found?.case_id;
};

/** Whether an employee is or was mitigator of an action on a case, or is its referrer. */
export const isInvolvedInCase = async (db: Db<SafetyTables>, caseId: number, employeeId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from safety.case c where c.id = ${caseId} and ${isInvolved('c', employeeId)}
  `.execute(db);
  return rows.length > 0;
};
