import type { Person } from '@portal/contract/directory';
import type { Actor } from '@portal/contract/identity';
import { type PageRequest, searchWords, TOTAL_CAP } from '@portal/contract/kernel';
import type { ReportType, SubmittedStatus } from '@portal/contract/safety';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db } from '#platform/database/pool';
import { everyWord, gramsOf } from '#platform/database/search';
import { awaitedFrom } from '../cases/assessor.queries.ts';
import { isMine } from '../reports/authorship.queries.ts';
import { type RowCase, rowCaseOf } from '../reports/case.queries.ts';
import { isSeen, type RowGroup, rowGroupOf } from '../reports/seen.queries.ts';
import type { ReportTable, SafetyTables } from '../tables.ts';
import { draftsOf, ownWay, type Way, waysTo } from './ways.queries.ts';

type Fragment = RawBuilder<unknown>;

/** Which reports: every part that is there narrows. */
export type ReportFilter = {
  reportType?: ReportType | undefined;
  myReportOnly?: boolean | undefined;
  awaitsMe?: boolean | undefined;
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

/** A text is found in subject and number, and in nothing of the reporter. */
const matches = (filter: ReportFilter): Fragment[] => [
  ...(filter.reportType === undefined ? [] : [sql`r.report_type = ${filter.reportType}`]),
  ...(filter.status === undefined ? [] : [sql`r.status = ${filter.status}`]),
  ...(filter.fieldLevel1Id === undefined ? [] : [sql`r.field_level1_id = ${filter.fieldLevel1Id}`]),
  ...(filter.fieldLevel2Id === undefined ? [] : [sql`r.field_level2_id = ${filter.fieldLevel2Id}`]),
  ...(searchWords(filter.searchText).length === 0
    ? []
    : [
        everyWord(
          filter.searchText,
          (like, word) => sql`r.search_grams @> ${gramsOf(word)}::text[]
            and (r.subject ilike ${like} or r.report_no ilike ${like})`,
        ),
      ]),
];

const narrowedBy = (actor: Actor, filter: ReportFilter): Fragment =>
  sql.join(
    [
      sql`true`,
      ...(filter.awaitsMe === true ? [sql`r.id in ${awaitedFrom(actor.employeeId)}`] : []),
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

/** Each way stops by itself at the bound, so what all of them hold together is exact below it. */
const together = (ways: readonly Way[], narrowed: Fragment, bound: Fragment): Fragment => {
  const [first, ...others] = ways;
  if (first === undefined) throw new Error('a list that nothing reaches');
  if (others.length === 0) return first(narrowed, bound);
  return sql.join(
    ways.map((way) => sql`(${way(narrowed, bound)})`),
    sql` union `,
  );
};

const ONE_PAST_CAP = sql.lit(TOTAL_CAP + 1);

const countOf = (ways: readonly Way[], narrowed: Fragment): Fragment =>
  sql`select least(count(*), ${ONE_PAST_CAP})::integer as counted from (${together(ways, narrowed, ONE_PAST_CAP)}) found`;

/** A page of what several ways hold, and how many that is, in one walk. */
const pageOf = async (
  db: Db<SafetyTables>,
  actor: Actor,
  { ways, narrowed }: { ways: readonly Way[]; narrowed: Fragment },
  { offset, limit }: PageRequest,
): Promise<Listed> => {
  const keys = together(ways, narrowed, sql`${(offset + 1) * limit}`);
  const { rows } = await sql<ListedReport & { counted: number }>`
    with page as materialized (
      select id, listed_at from (${keys}) key order by listed_at desc, id desc limit ${limit} offset ${offset * limit}
    )
    select total.counted, ${rowColumns(actor)}
    from (${countOf(ways, narrowed)}) total left join page on true left join safety.report r on r.id = page.id ${rowJoins}
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
  const ways = filter.myReportOnly === true ? [ownWay(actor)] : waysTo(actor);
  return pageOf(db, actor, { ways, narrowed: sql`${narrowedBy(actor, filter)} and ${besides}` }, page);
};

/** A page of the actor's own drafts. */
export const listDrafts = (
  db: Db<SafetyTables>,
  actor: Actor,
  filter: ReportFilter,
  page: PageRequest,
): Promise<Listed> => pageOf(db, actor, { ways: [draftsOf(actor)], narrowed: narrowedBy(actor, filter) }, page);

export const countDrafts = async (db: Db<SafetyTables>, actor: Actor): Promise<number> => {
  const { rows } = await sql<{ counted: number }>`${countOf([draftsOf(actor)], sql`true`)}`.execute(db);
  return Math.min(rows[0]?.counted ?? 0, TOTAL_CAP);
};
