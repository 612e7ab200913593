import type { Person } from '@portal/contract/directory';
import type { Actor } from '@portal/contract/identity';
import { type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import { type SubmittedStatus, safetyLevel } from '@portal/contract/safety';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db } from '#platform/database/pool';
import { isFoundByText, isFrequentText, readsText } from '../case/case-text.queries.ts';
import { hasNews, isMine } from '../report/authorship.queries.ts';
import { type RowCase, rowCaseOf } from '../report/report-case.queries.ts';
import { isSeen, type RowGroup, rowGroupOf } from '../report/report-visibility.queries.ts';
import type { ReportTable, SafetyTables } from '../safety-tables.ts';
import { isGathered, narrowedBy, type ReportFilter } from './report-filter.queries.ts';
import {
  countOf,
  type Found,
  findHeld,
  findNarrower,
  gather,
  gatherInOrder,
  type Held,
  walk,
} from './report-page.queries.ts';
import { draftsOf, ownPath, pathConditions, pathsTo, searchPathsTo } from './report-paths.queries.ts';
import { hasSearchWords, isAmongNewest, reads, searchInput } from './report-words.queries.ts';

type Fragment = RawBuilder<unknown>;

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
  | 'awaits_reply'
  | 'event_zone'
  | 'submitted_at'
  | 'shown_department_id'
  | 'shown_department_name'
  | 'shown_department_eng_name'
  | 'airport'
  | 'flight_phase'
> & {
  flight_no: string | null;
  registration_no: string | null;
  /** The text of the report, if contents were searched. */
  text?: string | null;
  reporter: Person | null;
  department_path: number[] | null;
  is_mine: boolean;
  has_news: boolean;
  case: RowCase;
  group: RowGroup;
};

/** The filters as marks of the search index. */
const marksOf = ({ reportType, status, fieldLevel1Id, fieldLevel2Id }: ReportFilter): string[] =>
  Object.entries({ type: reportType, status, field1: fieldLevel1Id, field2: fieldLevel2Id }).flatMap(([name, value]) =>
    value === undefined ? [] : [`#${name}:${value}`],
  );

export type Listed = { rows: ListedReport[]; counted: number };

const newestFirst = sql`r.listed_at desc, r.id desc`;
/** The main report before its children, which are ordered by submission. */
const mainFirst = sql`r.main_id is not null, r.listed_at, r.id`;

/** The columns of a row, from the report under the alias `r`. */
const rowColumns = (
  actor: Actor,
  withText = false,
): Fragment => sql`r.id, r.report_no, r.report_type, r.status, r.is_confidential,
  r.request_feedback, r.field_level1_id, r.field_level2_id, r.subject, r.event_at, r.event_zone, r.submitted_at,
  r.shown_department_id, r.shown_department_name, r.shown_department_eng_name, d.path as department_path,
  r.airport, r.flight_phase, r.sections->'flightDetail'->>'flightNo' as flight_no,
  r.sections->'flightDetail'->>'registrationNo' as registration_no,
  ${withText ? sql`(select x.text from safety.case_text x where x.case_id = r.id) as text,` : sql``}
  ${isMine('r', actor.employeeId)} as is_mine, r.awaits_reply, ${hasNews('r', actor.employeeId)} as has_news, ${rowCaseOf('r')} as "case", ${rowGroupOf('r', actor)} as "group",
  case when p.id is not null then ${personJson('p')} end as reporter`;

const rowJoins = sql`left join directory.person p on p.id = r.shown_reporter_id
  left join directory.organization d on d.id = r.shown_department_id`;

const pageOf = async (
  db: Db<SafetyTables>,
  actor: Actor,
  { tables, total }: Found,
  withText = false,
): Promise<Listed> => {
  const { rows } = await sql<ListedReport & { counted: number }>`
    with ${tables}
    select total.counted, ${rowColumns(actor, withText)}
    from (${total}) total left join page on true left join safety.report r on r.id = page.id ${rowJoins}
    order by ${newestFirst}
  `.execute(db);
  // Beyond the last page the only row holds the total.
  return { rows: rows.filter(({ id }) => id !== null), counted: rows[0]?.counted ?? 0 };
};

/** The reports of a group that the actor may see, the main report first. */
export const listGroup = async (db: Db<SafetyTables>, actor: Actor, mainId: number): Promise<ListedReport[]> => {
  const { rows } = await sql<ListedReport>`
    select ${rowColumns(actor)} from safety.report r ${rowJoins}
    where (r.id = ${mainId} or r.main_id = ${mainId}) and ${isSeen('r', actor)} order by ${mainFirst}
  `.execute(db);
  return rows;
};

/** A list with an additional condition on `r`, and how an index finds its reports. */
export type Narrowing = {
  condition: Fragment;
  /** Finds all of them, or the newest, if no words are searched; words are found through the search index. */
  held?: Held;
  /** The only statuses that the list contains. */
  statuses?: readonly SubmittedStatus[];
};

/** Finds reports through the search index, for actors who may see many. */
const heldFor = (anyOf: Fragment, filter: ReportFilter, text: string): Held => {
  const { asked, likes } = searchInput(text, marksOf(filter));
  return (most) => sql`select id, listed_at from safety.newest_reports(${asked}, ${anyOf}, ${likes}, ${most})`;
};

/**
 * Whether the filters need more than the indexes that lists are read from: open reports of many departments, or fields
 * of the second level.
 */
const needsSearchIndex = ({ searchText, status, fieldLevel2Id }: ReportFilter, actor: Actor): boolean =>
  hasSearchWords(searchText) ||
  fieldLevel2Id !== undefined ||
  (status !== undefined && status !== 'Closed' && safetyLevel(actor) < 4);

type ContentSearch = { filter: ReportFilter; isOwn: boolean; searchText: string };

/**
 * Whether reading from the newest on finds enough hits soon, judged by a sample of the newest; only for actors who may
 * see everything.
 */
const isMetSoon = async (db: Db<SafetyTables>, actor: Actor, isOwn: boolean, condition: Fragment): Promise<boolean> => {
  if (isOwn || safetyLevel(actor) < 4) return false;
  const { rows } = await sql<{ is_met: boolean }>`select ${isAmongNewest(condition)} as is_met`.execute(db);
  return rows[0]?.is_met ?? false;
};

/**
 * Words that occur in very many texts are found by reading the list from the newest on, or, if filters leave few
 * reports, by comparing those in order. Other words are found through the index of pieces and then sorted
 * (decisions/0218-find-by-columns-of-the-report.md).
 */
const findByContent = async (
  db: Db<SafetyTables>,
  actor: Actor,
  { filter, isOwn, searchText }: ContentSearch,
  page: PageRequest,
): Promise<Found> => {
  const narrowed = narrowedBy(actor, filter);
  if (!(await isFrequentText(db, searchText)))
    return gather(pathConditions(actor, isOwn), sql`${narrowed} and ${isFoundByText('r', searchText)}`, page);
  const read = sql`${narrowed} and ${readsText('r', searchText)}`;
  if (!isGathered(filter) || (await isMetSoon(db, actor, isOwn, read)))
    return walk(isOwn ? [ownPath(actor)] : pathsTo(actor), read, page);
  return gatherInOrder(pathConditions(actor, isOwn), narrowed, readsText('found', searchText), page);
};

/** A page of the submitted reports that the actor may see, or of those that meet an additional condition. */
export const listSubmitted = async (
  db: Db<SafetyTables>,
  actor: Actor,
  filter: ReportFilter,
  page: PageRequest,
  narrowing?: Narrowing,
): Promise<Listed> => {
  const { searchText, awaitsMe, awaitsAnswer, hasNews: isNews, awaitsReply } = filter;
  const isOwn = filter.myReportOnly === true || isNews === true;
  if (filter.searchType === 'Content')
    return pageOf(
      db,
      actor,
      await findByContent(db, actor, { filter, isOwn, searchText: searchText ?? '' }, page),
      true,
    );
  if (isGathered(filter)) {
    const asked = sql`${narrowedBy(actor, filter)} and ${reads(searchText)}`;
    const found = (await isMetSoon(db, actor, isOwn, asked))
      ? walk(pathsTo(actor), asked, page)
      : gather(pathConditions(actor, isOwn), asked, page);
    return pageOf(db, actor, found);
  }
  // Pending reports are few and are all read.
  const isLittle = isOwn || awaitsMe === true || awaitsAnswer === true || awaitsReply === true;
  const narrowed = sql`${narrowedBy(actor, filter)} and ${narrowing?.condition ?? sql`true`}`;
  const condition = sql`${narrowed} and ${reads(searchText)}`;
  const paths = isOwn ? [ownPath(actor)] : pathsTo(actor);
  const isWide = !isLittle && safetyLevel(actor) >= 2;
  const { anyOf, extra } = searchPathsTo(actor, narrowing?.statuses);
  const isInOrder = needsSearchIndex(filter, actor);
  const held = isInOrder ? heldFor(anyOf, filter, searchText ?? '') : narrowing?.held;
  if (!isWide || held === undefined) return pageOf(db, actor, walk(paths, condition, page));
  const found = narrowing
    ? findNarrower({ held, isInOrder, extra, paths, condition: sql`${condition} and ${isSeen('r', actor)}` }, page)
    : findHeld(held, extra, condition, page);
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

/** The number of the actor's own reports with news in their dialogue. */
export const countNews = async (db: Db<SafetyTables>, actor: Actor): Promise<number> => {
  const narrowed = hasNews('r', actor.employeeId);
  const { rows } = await sql<{ counted: number }>`${countOf([ownPath(actor)], narrowed)}`.execute(db);
  return Math.min(rows[0]?.counted ?? 0, TOTAL_CAP);
};

/** Whether the actor investigates anything and therefore has a list of investigations. */
export const investigatesAny = async (db: Db<SafetyTables>, actor: Actor): Promise<boolean> => {
  const found = await db
    .selectFrom('safety.investigator')
    .select('investigation_id')
    .where('employee_id', '=', actor.employeeId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
