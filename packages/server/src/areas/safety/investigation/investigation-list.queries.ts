import type { Person } from '@portal/contract/directory';
import { type Day, type PageRequest, searchWords } from '@portal/contract/kernel';
import type { InvestigationQuery, RiskLevel } from '@portal/contract/safety';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db } from '#platform/database/pool';
import { gramsOf } from '#platform/database/search';
import { hasActionOf, hasOverdueAction, isOfRiskClass, when, withinDays } from '../case/case-filter.queries.ts';
import { readsText } from '../case/case-text.queries.ts';
import { lookUp, walk } from '../report-list/report-page.queries.ts';
import type { ReportPath } from '../report-list/report-paths.queries.ts';
import { hasSearchWords, type Listing, reads } from '../report-list/report-words.queries.ts';
import type { InvestigationTables, SafetyTables } from '../safety-tables.ts';
import { riskOf } from './investigation.queries.ts';

type Fragment = RawBuilder<unknown>;

/** Filters of investigations, combined by AND; `today` decides what is overdue. */
export type InvestigationFilter = InvestigationQuery & { today: Day };

export type ListedInvestigation = Pick<
  Selectable<InvestigationTables['safety.investigation']>,
  | 'id'
  | 'investigation_no'
  | 'status'
  | 'source'
  | 'type'
  | 'title'
  | 'field_level1_id'
  | 'field_level2_id'
  | 'start_on'
  | 'end_on'
  | 'created_at'
  | 'report_id'
> & {
  is_returned: boolean;
  author: Person;
  report_no: string | null;
  initial_risk: RiskLevel | null;
  residual_risk: RiskLevel | null;
};

/** All investigations with their searched text. */
const investigations: Listing = {
  table: sql`(select i.*, x.search_text from safety.investigation i
    join safety.investigation_text x on x.investigation_id = i.id) r`,
  isListed: sql`true`,
  at: sql`r.created_at`,
  holds: (text) => sql`r.id = any(array(
    select safety.investigations_holding(${[...new Set(searchWords(text).flatMap(gramsOf))]}::text[])))`,
};

/** The table that is read if no text is searched. */
const plain = sql`safety.investigation r`;

/**
 * Reads from the newest on, along the index that fits the filters. The order is fixed before the text is compared,
 * because the planner expects too few hits of a text to start at the newest.
 */
const walkOf =
  (from: Fragment, narrowed: Fragment): ReportPath =>
  (condition, limit) =>
    sql`
    select r.id, r.created_at as listed_at from (
      select r.* from ${from} where ${narrowed} order by r.created_at desc, r.id desc offset 0
    ) r where ${condition} order by r.created_at desc, r.id desc limit ${limit}`;

/** The investigations of one person are few and are all read before they are sorted. */
const investigatedBy = (from: Fragment, employeeId: number): Fragment => sql`(
  select r.* from ${from} where r.id = any(array(
    select w.investigation_id from safety.investigator w where w.employee_id = ${employeeId})) offset 0) r`;

const isOwnedBy = (employeeId: number): Fragment => sql`(r.author_id = ${employeeId}
  or exists (select 1 from safety.investigator w where w.investigation_id = r.id and w.employee_id = ${employeeId})
  or ${hasActionOf(sql`r.id`, employeeId)})`;

const isLate = (today: Day): Fragment =>
  sql`(r.end_on < ${today}::date and r.status <> 'Closed' or ${hasOverdueAction(sql`r.id`, today)})`;

const narrowedBy = (filter: InvestigationFilter): Fragment =>
  sql.join(
    [
      sql`true`,
      ...when(filter.status, (status) => sql`r.status = ${status}`),
      ...when(filter.source, (source) => sql`r.source = ${source}`),
      ...when(filter.fieldLevel1Id, (id) => sql`r.field_level1_id = ${id}`),
      ...when(filter.fieldLevel2Id, (id) => sql`r.field_level2_id = ${id}`),
      ...withinDays(sql`r.created_at`, filter),
      ...when(filter.riskClass, (given) => isOfRiskClass(sql`r.id`, given)),
      ...when(filter.ownerId, isOwnedBy),
      ...when(filter.open, (isOpen) => (isOpen ? sql`r.status <> 'Closed'` : sql`r.status = 'Closed'`)),
      ...(filter.overdue === true ? [isLate(filter.today)] : []),
      ...(filter.searchType === 'Content' ? [readsText('r', filter.searchText ?? '')] : []),
    ],
    sql` and `,
  );

/** A page of all investigations, or of those that an employee investigates; newest first. */
export const listInvestigationRows = async (
  db: Db<SafetyTables>,
  filter: InvestigationFilter,
  page: PageRequest,
  investigatorId?: number,
): Promise<{ rows: ListedInvestigation[]; counted: number }> => {
  const searchText = filter.searchType === 'Content' ? undefined : filter.searchText;
  const narrowed = narrowedBy(filter);
  const isWide = investigatorId === undefined;
  const all = hasSearchWords(searchText) ? investigations.table : plain;
  const path = walkOf(isWide ? all : investigatedBy(all, investigatorId), narrowed);
  const { tables, total } =
    isWide && hasSearchWords(searchText)
      ? lookUp({ listing: investigations, paths: [path], narrowed, seen: sql`true` }, searchText, page)
      : walk([path], sql`${narrowed} and ${reads(searchText)}`, page);
  const { rows } = await sql<ListedInvestigation & { counted: number }>`
    with ${tables}
    select total.counted, r.id, r.investigation_no, r.status, r.source, r.type, r.title, r.field_level1_id,
      r.field_level2_id, r.start_on, r.end_on, r.created_at, r.report_id, l.report_no,
      coalesce(r.post_process = 'Returned', false) as is_returned, ${personJson('p')} as author,
      ${riskOf('r', 1)} as initial_risk, ${riskOf('r', 3)} as residual_risk
    from (${total}) total left join page on true left join safety.investigation r on r.id = page.id
      left join safety.report l on l.id = r.report_id left join directory.person p on p.id = r.author_id
    order by r.created_at desc, r.id desc
  `.execute(db);
  return { rows: rows.filter(({ id }) => id !== null), counted: rows[0]?.counted ?? 0 };
};

/** Whether an employee investigates anything. */
export const investigatesAny = async (db: Db<SafetyTables>, employeeId: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from safety.investigator where employee_id = ${employeeId} limit 1`.execute(db);
  return rows.length > 0;
};

/**
 * Whether an employee, who may never have signed in, is named in an investigation: as its author, an investigator, or
 * in its plan.
 */
export const isNamedInInvestigations = async (db: Db<SafetyTables>, employeeId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 where exists (select 1 from safety.investigator w where w.employee_id = ${employeeId})
      or exists (select 1 from safety.investigation i where i.author_id = ${employeeId})
      or exists (select 1 from safety.planned_action a where a.mitigator_id = ${employeeId})
      or exists (select 1 from safety.factual f where f.manager_id = ${employeeId})
      or exists (select 1 from safety.hazard h where h.identifier_id = ${employeeId})
  `.execute(db);
  return rows.length > 0;
};
