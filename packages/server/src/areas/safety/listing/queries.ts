import type { Person } from '@portal/contract/directory';
import type { Actor } from '@portal/contract/identity';
import { type PageRequest, searchWords, TOTAL_CAP } from '@portal/contract/kernel';
import { type ReportType, type SubmittedStatus, safetyLevel } from '@portal/contract/safety';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db } from '#platform/database/pool';
import { everyWord } from '#platform/database/search';
import { assessedBy, awaitedFrom } from '../cases/assessor.queries.ts';
import { isMine, writtenBy } from '../reports/authorship.queries.ts';
import { type RowCase, rowCaseOf } from '../reports/case.queries.ts';
import { isSeen, type RowGroup, rowGroupOf } from '../reports/seen.queries.ts';
import type { ReportTable, SafetyTables } from '../tables.ts';

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
    : [everyWord(filter.searchText, (like) => sql`(r.subject ilike ${like} or r.report_no ilike ${like})`)]),
];

const ownOnly = ({ employeeId }: Actor): Fragment => sql`r.id in ${writtenBy(employeeId)}`;

/** Said apart from the scope where nothing else is seen: along who wrote or assesses them, few are looked at. */
const narrowedToOwn = (actor: Actor, { myReportOnly }: ReportFilter): Fragment[] => {
  if (myReportOnly === true) return [ownOnly(actor)];
  const { employeeId } = actor;
  return safetyLevel(actor) <= 1
    ? [
        sql`r.id in (select * from ${writtenBy(employeeId)} own union all select * from ${assessedBy(employeeId)} asked)`,
      ]
    : [];
};

const whereSubmitted = (actor: Actor, filter: ReportFilter): Fragment =>
  sql.join(
    [
      isSeen('r', actor),
      ...narrowedToOwn(actor, filter),
      ...(filter.awaitsMe === true ? [sql`r.id in ${awaitedFrom(actor.employeeId)}`] : []),
      ...matches(filter),
    ],
    sql` and `,
  );

const whereDrafts = (actor: Actor, filter: ReportFilter): Fragment =>
  sql.join([sql`r.status = 'Draft'`, ownOnly(actor), ...matches(filter)], sql` and `);

export type Listed = { rows: ListedReport[]; counted: number };

const newestFirst = sql`r.listed_at desc, r.id desc`;
/** The main report before its children, those as they were submitted. */
const mainFirst = sql`r.main_id is not null, r.listed_at, r.id`;

const rowsOf = async (
  db: Db<SafetyTables>,
  actor: Actor,
  where: Fragment,
  { order, part = sql`` }: { order: Fragment; part?: Fragment },
): Promise<ListedReport[]> => {
  const { rows } = await sql<ListedReport>`
    with page as materialized (select r.* from safety.report r where ${where} order by ${order} ${part})
    select r.id, r.report_no, r.report_type, r.status, r.is_confidential, r.request_feedback, r.field_level1_id,
      r.field_level2_id, r.subject, r.event_at, r.event_zone, r.submitted_at, r.shown_department_id,
      r.shown_department_name, r.shown_department_eng_name, d.path as department_path,
      ${isMine('r', actor.employeeId)} as is_mine, ${rowCaseOf('r')} as "case", ${rowGroupOf('r', actor)} as "group",
      case when p.id is not null then ${personJson('p')} end as reporter
    from page r left join directory.person p on p.id = r.shown_reporter_id
      left join directory.organization d on d.id = r.shown_department_id
    order by ${order}
  `.execute(db);
  return rows;
};

const countOf = async (db: Db<SafetyTables>, where: Fragment): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select 1 from safety.report r where ${where} limit ${TOTAL_CAP + 1}) found
  `.execute(db);
  return rows[0]?.total ?? 0;
};

const pageOf = async (
  db: Db<SafetyTables>,
  actor: Actor,
  where: Fragment,
  { offset, limit }: PageRequest,
): Promise<Listed> => {
  const part = sql`limit ${limit} offset ${offset * limit}`;
  const [rows, counted] = await Promise.all([
    rowsOf(db, actor, where, { order: newestFirst, part }),
    countOf(db, where),
  ]);
  return { rows, counted };
};

/** What the actor sees of a group, the main report first. */
export const listGroup = (db: Db<SafetyTables>, actor: Actor, mainId: number): Promise<ListedReport[]> =>
  rowsOf(db, actor, sql`(r.id = ${mainId} or r.main_id = ${mainId}) and ${isSeen('r', actor)}`, { order: mainFirst });

/** A page of the submitted reports that the actor sees and of which more is said. */
export const listSeen = (
  db: Db<SafetyTables>,
  actor: Actor,
  where: Fragment,
  { page, ...filter }: ReportFilter & { page: PageRequest },
): Promise<Listed> => pageOf(db, actor, sql`${whereSubmitted(actor, filter)} and ${where}`, page);

/** A page of the submitted reports that the actor sees. */
export const listSubmitted = (
  db: Db<SafetyTables>,
  actor: Actor,
  filter: ReportFilter,
  page: PageRequest,
): Promise<Listed> => pageOf(db, actor, whereSubmitted(actor, filter), page);

/** A page of the actor's own drafts. */
export const listDrafts = (
  db: Db<SafetyTables>,
  actor: Actor,
  filter: ReportFilter,
  page: PageRequest,
): Promise<Listed> => pageOf(db, actor, whereDrafts(actor, filter), page);

export const countDrafts = async (db: Db<SafetyTables>, actor: Actor): Promise<number> =>
  Math.min(await countOf(db, whereDrafts(actor, {})), TOTAL_CAP);
