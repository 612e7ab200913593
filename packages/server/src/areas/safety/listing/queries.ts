import type { Person } from '@portal/contract/directory';
import type { Actor } from '@portal/contract/identity';
import { type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import { type ReportType, type SubmittedStatus, safetyLevel } from '@portal/contract/safety';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db } from '#platform/database/pool';
import { awaitedFrom } from '../cases/assessor.queries.ts';
import { awaitsAnswerOf } from '../feedback/awaited.queries.ts';
import { isMine } from '../reports/authorship.queries.ts';
import { type RowCase, rowCaseOf } from '../reports/case.queries.ts';
import { isSeen, type RowGroup, rowGroupOf } from '../reports/seen.queries.ts';
import type { ReportTable, SafetyTables } from '../tables.ts';
import { countOf, type Found, lookUp, walk } from './found.queries.ts';
import { draftsOf, ownWay, submitted, waysTo } from './ways.queries.ts';
import { asksWords, reads } from './words.queries.ts';

type Fragment = RawBuilder<unknown>;

/** Which reports: every part that is there narrows. */
export type ReportFilter = {
  reportType?: ReportType | undefined;
  myReportOnly?: boolean | undefined;
  awaitsMe?: boolean | undefined;
  awaitsAnswer?: boolean | undefined;
  status?: SubmittedStatus | undefined;
  fieldLevel1Id?: number | undefined;
  fieldLevel2Id?: number | undefined;
  searchText?: string | undefined;
};

export type ListedReport = Pick<
  Selectable<ReportTable>,
  | 'id'
  | 'report_no'
  | 'report_type'
  | 'status'
  | 'is_confidential'
  | 'request_feedback'
  | 'field_level1_id'
  | 'field_level2_id'
  | 'subject'
  | 'event_at'
  | 'event_zone'
  | 'submitted_at'
  | 'shown_department_id'
  | 'shown_department_name'
  | 'shown_department_eng_name'
> & { reporter: Person | null; department_path: number[] | null; is_mine: boolean; case: RowCase; group: RowGroup };

const matches = (filter: ReportFilter): Fragment[] => [
  ...(filter.reportType === undefined ? [] : [sql`r.report_type = ${filter.reportType}`]),
  ...(filter.status === undefined ? [] : [sql`r.status = ${filter.status}`]),
  ...(filter.fieldLevel1Id === undefined ? [] : [sql`r.field_level1_id = ${filter.fieldLevel1Id}`]),
  ...(filter.fieldLevel2Id === undefined ? [] : [sql`r.field_level2_id = ${filter.fieldLevel2Id}`]),
];

/** All that narrows but the text. */
const narrowedBy = (actor: Actor, filter: ReportFilter): Fragment =>
  sql.join(
    [
      sql`true`,
      ...(filter.awaitsMe === true ? [sql`r.id in ${awaitedFrom(actor.employeeId)}`] : []),
      ...(filter.awaitsAnswer === true ? [awaitsAnswerOf(actor)] : []),
      ...matches(filter),
    ],
    sql` and `,
  );

export type Listed = { rows: ListedReport[]; counted: number };

const newestFirst = sql`r.listed_at desc, r.id desc`;
/** The main report before its children, those as they were submitted. */
const mainFirst = sql`r.main_id is not null, r.listed_at, r.id`;

/** What a row is made of, of the report under `r`. */
const rowColumns = (actor: Actor): Fragment => sql`r.id, r.report_no, r.report_type, r.status, r.is_confidential,
  r.request_feedback, r.field_level1_id, r.field_level2_id, r.subject, r.event_at, r.event_zone, r.submitted_at,
  r.shown_department_id, r.shown_department_name, r.shown_department_eng_name, d.path as department_path,
  ${isMine('r', actor.employeeId)} as is_mine, ${rowCaseOf('r')} as "case", ${rowGroupOf('r', actor)} as "group",
  case when p.id is not null then ${personJson('p')} end as reporter`;

const rowJoins = sql`left join directory.person p on p.id = r.shown_reporter_id
  left join directory.organization d on d.id = r.shown_department_id`;

const pageOf = async (db: Db<SafetyTables>, actor: Actor, { tables, total }: Found): Promise<Listed> => {
  const { rows } = await sql<ListedReport & { counted: number }>`
    with ${tables}
    select total.counted, ${rowColumns(actor)}
    from (${total}) total left join page on true left join safety.report r on r.id = page.id ${rowJoins}
    order by ${newestFirst}
  `.execute(db);
  // Beyond the last page the count stands alone.
  return { rows: rows.filter(({ id }) => id !== null), counted: rows[0]?.counted ?? 0 };
};

/** What the actor sees of a group, the main report first. */
export const listGroup = async (db: Db<SafetyTables>, actor: Actor, mainId: number): Promise<ListedReport[]> => {
  const { rows } = await sql<ListedReport>`
    select ${rowColumns(actor)} from safety.report r ${rowJoins}
    where (r.id = ${mainId} or r.main_id = ${mainId}) and ${isSeen('r', actor)} order by ${mainFirst}
  `.execute(db);
  return rows;
};

/** A page of the submitted reports that the actor sees; of those that a condition on `r` narrows besides. */
export const listSubmitted = (
  db: Db<SafetyTables>,
  actor: Actor,
  filter: ReportFilter,
  page: PageRequest,
  besides: Fragment = sql`true`,
): Promise<Listed> => {
  const { searchText, myReportOnly } = filter;
  const narrowed = sql`${narrowedBy(actor, filter)} and ${besides}`;
  const ways = myReportOnly === true ? [ownWay(actor)] : waysTo(actor);
  const isWide = myReportOnly !== true && safetyLevel(actor) >= 2;
  const found =
    isWide && asksWords(searchText)
      ? lookUp({ listing: submitted, ways, narrowed, seen: isSeen('r', actor) }, searchText, page)
      : walk(ways, sql`${narrowed} and ${reads(searchText)}`, page);
  return pageOf(db, actor, found);
};

/** A page of the actor's own drafts. */
export const listDrafts = (
  db: Db<SafetyTables>,
  actor: Actor,
  filter: ReportFilter,
  page: PageRequest,
): Promise<Listed> =>
  pageOf(db, actor, walk([draftsOf(actor)], sql`${narrowedBy(actor, filter)} and ${reads(filter.searchText)}`, page));

export const countDrafts = async (db: Db<SafetyTables>, actor: Actor): Promise<number> => {
  const { rows } = await sql<{ counted: number }>`${countOf([draftsOf(actor)], sql`true`)}`.execute(db);
  return Math.min(rows[0]?.counted ?? 0, TOTAL_CAP);
};

/** Whether the actor investigates anything, so that there is a list to see. */
export const investigatesAny = async (db: Db<SafetyTables>, actor: Actor): Promise<boolean> => {
  const found = await db
    .selectFrom('safety.investigator')
    .select('investigation_id')
    .where('employee_id', '=', actor.employeeId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
