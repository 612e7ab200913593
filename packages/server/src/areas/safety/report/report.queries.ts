import type { Person } from '@portal/contract/directory';
import type { Actor } from '@portal/contract/identity';
import type { AttachedFile } from '@portal/contract/kernel';
import { type Sections, submittedScope } from '@portal/contract/safety';
import { type Selectable, sql } from 'kysely';
import { personJson } from '#areas/directory';
import { type Db, fixedStatement, type Tx } from '#platform/database/pool';
import type { FoundColumn, ReportTable, SafetyTables } from '../safety-tables.ts';
import { hasNews, isMine } from './authorship.queries.ts';
import type { foundColumnsOf } from './found-columns.ts';
import { caseOf, type ReportCase } from './report-case.queries.ts';
import { groupOf, type ReportGroup } from './report-visibility.queries.ts';

/** A report with its related records, and whether the caller wrote it. */
export type FullReport = Omit<
  Selectable<ReportTable>,
  'sections' | 'listed_at' | 'search_text' | 'told_stage' | FoundColumn
> & {
  sections: Sections;
  completed_at: Date | null;
  reporter: Person | null;
  department_path: number[] | null;
  is_mine: boolean;
  has_news: boolean;
  case: ReportCase;
  group: ReportGroup;
  files: AttachedFile[];
};

const columns = sql.raw(
  `r.id, r.report_type, r.status, r.report_no, r.is_confidential, r.request_feedback, r.mandatory_report_type, r.reported_event_type,
  r.field_level1_id, r.field_level2_id, r.event_at, r.event_zone, r.location, r.subject, r.description, r.sections,
  r.created_at, r.submitted_at, r.shown_reporter_id, r.awaits_reply, r.shown_department_id, r.shown_department_name, r.shown_department_eng_name, r.main_id,
  r.version`,
);

const PLACEHOLDER = { id: -1, employeeId: -2, departmentId: -3 };

const fullReport = (actor: Actor) =>
  fixedStatement(
    sql<FullReport>`
    select ${columns}, c.completed_at, d.path as department_path, ${isMine('r', actor.employeeId)} as is_mine,
      ${hasNews('r', actor.employeeId)} as has_news,
      ${caseOf('r', actor.employeeId)} as "case", ${groupOf('r', actor)} as "group",
      case when p.id is not null then ${personJson('p')} end as reporter,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.place), '[]')
        from safety.report_file f where f.report_id = r.id) as files
    from safety.report r join safety.case c on c.id = coalesce(r.main_id, r.id)
      left join directory.person p on p.id = r.shown_reporter_id
      left join directory.organization d on d.id = r.shown_department_id
    where r.id = ${PLACEHOLDER.id}`,
    Object.values(PLACEHOLDER),
  );

/** One statement for each scope; the caller enters it through parameters alone. */
const fullReports = new Map<string, ReturnType<typeof fullReport>>();

const fullReportFor = ({ grants, departmentIds }: Actor): ReturnType<typeof fullReport> => {
  const anyActor: Actor = {
    employeeId: PLACEHOLDER.employeeId,
    departmentIds: departmentIds.length === 0 ? [] : [PLACEHOLDER.departmentId],
    grants,
  };
  const scope = JSON.stringify(submittedScope(anyActor));
  const known = fullReports.get(scope) ?? fullReport(anyActor);
  fullReports.set(scope, known);
  return known;
};

/** A complete report as this employee may see it, or undefined. */
export const findReport = async (db: Db<SafetyTables>, id: number, actor: Actor): Promise<FullReport | undefined> => {
  const [report] = await fullReportFor(actor)(db, [id, actor.employeeId, actor.departmentIds.at(-1)]);
  return report;
};

/** The same with its row locked for a change. Read after the lock, so that it includes earlier changes. */
export const findLockedReport = async (
  tx: Tx<SafetyTables>,
  id: number,
  actor: Actor,
): Promise<FullReport | undefined> => {
  await sql`select 1 from safety.report where id = ${id} for update`.execute(tx);
  return findReport(tx, id, actor);
};

type NewReport = Omit<
  Selectable<ReportTable>,
  'id' | 'version' | 'sections' | 'search_text' | 'told_stage' | 'awaits_reply' | FoundColumn
> &
  ReturnType<typeof foundColumnsOf> & { sections: string };

/** Inserts a case that is a report; its id is random. */
export const insertReport = async (tx: Tx<SafetyTables>, values: NewReport): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select safety.new_case('Report') as id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('inserting the case returned no row');
  await tx
    .insertInto('safety.report')
    .values({ ...values, id, found_version: 1 })
    .execute();
  return id;
};

/** Updates columns of a report and increments its version; its search columns are updated with its body. */
export const updateReport = async (tx: Tx<SafetyTables>, id: number, values: Partial<NewReport>): Promise<void> => {
  await tx
    .updateTable('safety.report')
    .set((row) => ({
      ...values,
      version: row('version', '+', 1),
      found_version: 'airport' in values ? row('version', '+', 1) : row('found_version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

/** Deletes a report with all records that belong to it. */
export const deleteReportRow = async (tx: Tx<SafetyTables>, id: number): Promise<void> => {
  await tx.deleteFrom('safety.case').where('id', '=', id).execute();
};
