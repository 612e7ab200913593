import {
  type CaseKind,
  type HazardFacts,
  hazardStatus,
  type InvestigationStatus,
  investigationStatus,
  type PostProcessState,
  type ReportStatus,
  reportStatus,
} from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { writeCaseFacts } from './case-facts.queries.ts';
import { writeInvestigationText } from './case-text.queries.ts';
import { writeProgress } from './write-to-reporter.ts';

/** The facts from which the statuses of a case and its records are derived. */
type Row = {
  id: number;
  kind: CaseKind;
  is_completed: boolean;
  is_first: boolean;
  is_second: boolean;
  is_third: boolean;
  in_progress: number;
  completed: number;
  hazard: { id: number; version: number } | null;
  is_submitted: boolean;
  is_classified: boolean;
  post_process: PostProcessState | null;
  has_factual: boolean;
  has_root_cause: boolean;
};

/** The facts of a case; for a child those of its main report, whose status it shares. */
const findFacts = async (tx: Tx<SafetyTables>, id: number): Promise<Row> => {
  const { rows } = await sql<Row>`
    select c.id, c.kind, c.completed_at is not null as is_completed,
      coalesce(given.first, false) as is_first, coalesce(given.second, false) as is_second,
      coalesce(given.third, false) as is_third, acts.in_progress, acts.completed,
      (select json_build_object('id', h.id, 'version', h.version) from safety.hazard h where h.case_id = c.id) as hazard,
      exists (select 1 from safety.report r where r.id = c.id and r.submitted_at is not null) as is_submitted,
      exists (select 1 from safety.classification k where k.report_id = c.id) as is_classified,
      (select i.post_process from safety.investigation i where i.id = c.id) as post_process,
      exists (select 1 from safety.factual f where f.investigation_id = c.id) as has_factual,
      exists (select 1 from safety.root_cause f where f.investigation_id = c.id) as has_root_cause
    from safety.case c,
      lateral (select bool_or(a.seq = 1) as first, bool_or(a.seq = 2) as second, bool_or(a.seq = 3) as third
        from safety.assessment a where a.case_id = c.id and a.risk_level is not null and a.archived_at is null) given,
      lateral (select count(*) filter (where a.status = 'InProgress')::integer as in_progress,
          count(*) filter (where a.status = 'Completed')::integer as completed
        from safety.action a where a.case_id = c.id) acts
    where c.id = coalesce((select r.main_id from safety.report r where r.id = ${id}), ${id})
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the case has no status');
  return row;
};

const actionsOf = (row: Row) => ({ inProgress: row.in_progress, completed: row.completed });

const refreshReport = async (tx: Tx<SafetyTables>, row: Row, isReported = false): Promise<ReportStatus> => {
  const status = reportStatus({
    isSubmitted: row.is_submitted,
    isCompleted: row.is_completed,
    main: null,
    actions: actionsOf(row),
    isAssessed: { first: row.is_first, second: row.is_second },
    hasHazard: row.hazard !== null,
    isClassified: row.is_classified,
  });
  await writeCaseFacts(tx, [row.id]);
  const changed = await tx
    .updateTable('safety.report')
    .set({ status })
    .where((is) => is.or([is('id', '=', row.id), is('main_id', '=', row.id)]))
    .where('status', '<>', status)
    .returning('id')
    .execute();
  if (changed.length > 0 && !isReported) await writeProgress(tx, row.id, new Set(changed.map(({ id }) => id)), status);
  return status;
};

/** An approved post process waits for approval again with its plan once all of its actions were cancelled. */
const reopenPostProcess = async (tx: Tx<SafetyTables>, row: Row): Promise<Row> => {
  if (row.post_process !== 'Approved' || row.in_progress + row.completed > 0) return row;
  await tx.updateTable('safety.investigation').set({ post_process: 'Waiting' }).where('id', '=', row.id).execute();
  return { ...row, post_process: 'Waiting' };
};

const refreshInvestigation = async (tx: Tx<SafetyTables>, found: Row): Promise<InvestigationStatus> => {
  await writeInvestigationText(tx, found.id);
  const row = await reopenPostProcess(tx, found);
  const status = investigationStatus({
    isCompleted: row.is_completed,
    actions: actionsOf(row),
    postProcess: row.post_process,
    isAssessed: row.is_first,
    hasFactual: row.has_factual,
    hasRootCause: row.has_root_cause,
  });
  await tx
    .updateTable('safety.investigation')
    .set({ status })
    .where('id', '=', row.id)
    .where('status', '<>', status)
    .execute();
  return status;
};

const hazardFacts = (row: Row, version: number): HazardFacts => ({
  isClosed: row.kind === 'Hazard' ? row.is_third : row.is_completed,
  actions: actionsOf(row),
  isAssessed: row.is_first,
  isChanged: version > 1,
});

const refreshHazard = async (tx: Tx<SafetyTables>, row: Row): Promise<void> => {
  if (!row.hazard) return;
  const status = hazardStatus(hazardFacts(row, row.hazard.version));
  await tx
    .updateTable('safety.hazard')
    .set({ status })
    .where('id', '=', row.hazard.id)
    .where('status', '<>', status)
    .execute();
};

/**
 * Writes the statuses that follow from the facts of a case: of its report and the report's children, or of its
 * investigation, and of its hazard. Runs at the end of every change of a case; the own facts of a child are ignored.
 */
export const refreshCase = async (tx: Tx<SafetyTables>, id: number): Promise<void> => {
  const row = await findFacts(tx, id);
  await refreshHazard(tx, row);
  if (row.kind === 'Report') await refreshReport(tx, row);
  if (row.kind === 'Investigation') await refreshInvestigation(tx, row);
};

/** The same for a report. Answers its new status; the caller of this function informs the reporters of the change. */
export const refreshStatus = async (tx: Tx<SafetyTables>, id: number, isReported = false): Promise<ReportStatus> => {
  const row = await findFacts(tx, id);
  await refreshHazard(tx, row);
  return refreshReport(tx, row, isReported);
};

/** When a case was closed; null once it is open again. */
export const setCompleted = async (tx: Tx<SafetyTables>, id: number, at: Date | null): Promise<void> => {
  await tx.updateTable('safety.case').set({ completed_at: at }).where('id', '=', id).execute();
};
