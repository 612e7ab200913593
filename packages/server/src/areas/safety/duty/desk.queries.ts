import { type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import type { deskStates, ReportStatus, ReportType } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import { hasSearchWords, reads, searchInput } from '../report-list/report-words.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';
import type { StoredDuty } from './duty.queries.ts';

type Fragment = RawBuilder<unknown>;

/** Filters of the desk, combined by AND. */
export type DeskFilter = {
  state?: (typeof deskStates)[number] | undefined;
  isOpen?: true | undefined;
  isLate?: true | undefined;
  isConfirmed?: boolean | undefined;
  needsReview?: boolean | undefined;
  reportType?: ReportType | undefined;
  searchText?: string | undefined;
};

/** A duty with the facts of the report that its row shows; nothing about the reporter. */
export type DeskRow = StoredDuty & {
  report_no: string;
  is_confidential: boolean;
  subject: string;
  event_at: Date;
  event_zone: number;
  status: ReportStatus;
};

const inState = (state: DeskFilter['state'], now: Date): Fragment => {
  if (state === undefined) return sql`d.state not in ('WithMain', 'Unrecorded')`;
  if (state === 'Late') return sql`d.state = 'Open' and d.due_at < ${now}`;
  if (state === 'Waiting') return sql`d.state = 'Open' and (d.due_at is null or d.due_at >= ${now})`;
  return sql`d.state = ${sql.lit(state)}`;
};

/** The classes are literals in the statement, so that the partial indexes apply. */
const narrowedBy = (filter: DeskFilter, now: Date): Fragment =>
  sql.join(
    [
      inState(filter.state, now),
      ...(filter.isOpen === undefined ? [] : [sql`d.state = 'Open'`]),
      ...(filter.isLate === undefined ? [] : [sql`d.is_late`]),
      ...(filter.isConfirmed === undefined ? [] : [filter.isConfirmed ? sql`d.is_confirmed` : sql`not d.is_confirmed`]),
      ...(filter.needsReview === undefined ? [] : [filter.needsReview ? sql`d.desk_rank < 3` : sql`d.desk_rank >= 3`]),
      ...(filter.reportType === undefined ? [] : [sql`d.report_type = ${filter.reportType}`]),
    ],
    sql` and `,
  );

/** Most urgent first (rules/safety.md#desk). */
const urgentFirst = sql`d.desk_rank, d.desk_due, d.desk_start desc, d.report_id`;

/** Up to this many hits of a search are all sorted; with more hits the desk is read in order until the page is full. */
const LOOKED_AT = 10_000;

type Part = { from: Fragment; where: Fragment; with: Fragment };

/** The sources of the duties: all of them, or those whose report contains the words. */
const sourcesOf = (filter: DeskFilter, now: Date): Part[] => {
  const narrowed = narrowedBy(filter, now);
  const { searchText } = filter;
  if (!hasSearchWords(searchText)) return [{ from: sql`safety.duty d`, where: narrowed, with: sql`` }];
  const { asked, likes } = searchInput(searchText, []);
  const held = sql`with hit as materialized (
      select id from safety.newest_reports(${asked}, null::text[], ${likes}, ${sql.lit(LOOKED_AT + 1)})),
    whole as materialized (select count(*) <= ${sql.lit(LOOKED_AT)} as is_whole from hit) `;
  return [
    {
      with: held,
      from: sql`hit join safety.duty d on d.report_id = hit.id`,
      where: sql`(select is_whole from whole) and ${narrowed}`,
    },
    {
      with: held,
      from: sql`safety.duty d join safety.report r on r.id = d.report_id`,
      where: sql`not (select is_whole from whole) and ${narrowed} and ${reads(searchText)}`,
    },
  ];
};

const keysOf = (parts: readonly Part[], most: number): Fragment =>
  sql.join(
    parts.map(
      ({ from, where }) => sql`(select d.* from ${from} where ${where} order by ${urgentFirst} limit ${sql.lit(most)})`,
    ),
    sql` union all `,
  );

/** A page of the desk and the total number of duties. */
export const listDesk = async (
  db: Db<SafetyTables>,
  filter: DeskFilter,
  { offset, limit }: PageRequest,
  now: Date,
): Promise<{ rows: DeskRow[]; counted: number }> => {
  const parts = sourcesOf(filter, now);
  const held = parts[0]?.with ?? sql``;
  const first = offset * limit;
  const { rows } = await sql<DeskRow>`
    ${held} select d.*, r.report_no, r.is_confidential, coalesce(r.subject, '') as subject, r.event_at, r.event_zone, r.status
    from (select * from (${keysOf(parts, first + limit)}) d order by ${urgentFirst} limit ${sql.lit(limit)}
        ${first === 0 ? sql`` : sql`offset ${first}`}) d
      join safety.report r on r.id = d.report_id
    order by ${urgentFirst}
  `.execute(db);
  const { rows: totals } = await sql<{ counted: number }>`
    ${held} select count(*)::integer as counted from (
      select 1 from (${sql.join(
        parts.map(({ from, where }) => sql`(select 1 from ${from} where ${where} limit ${sql.lit(TOTAL_CAP + 1)})`),
        sql` union all `,
      )}) each limit ${sql.lit(TOTAL_CAP + 1)}) found
  `.execute(db);
  return { rows, counted: totals[0]?.counted ?? 0 };
};
