import type { NotificationKind } from '@portal/contract/kernel';
import { progressOf, type ReportStatus, stageOf } from '@portal/contract/safety';
import { notify } from '#areas/notification';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import {
  insertEntry,
  listReportedProgress,
  type NewEntry,
  type ReportedProgress,
  setReportedStage,
} from './dialogue-entry.queries.ts';

type ReporterKind = Extract<
  NotificationKind,
  'safety.report-message' | 'safety.report-progress' | 'safety.report-closed'
>;

/**
 * Notifies the reporter of an ordinary report of a new entry. For a confidential report there is no name to notify, and
 * no table may record that its reporter was notified (docs/confidential-reports.md).
 */
export const notifyReporter = async (
  tx: Tx<SafetyTables>,
  { id, shown_reporter_id }: Pick<ReportedProgress, 'id' | 'shown_reporter_id'>,
  { kind, at, actorId }: { kind: ReporterKind; at: Date; actorId?: number },
): Promise<void> => {
  if (shown_reporter_id === null) return;
  const place = `/esms/report/view/${id}#dialogue`;
  await notify(tx, { kind, recordType: 'safety/report', recordId: id, place, at, actorId }, [shown_reporter_id]);
};

/** Writes an entry of the office into the dialogue of a report and notifies the reporter. */
export const writeToReporter = async (
  tx: Tx<SafetyTables>,
  report: ReportedProgress,
  entry: Omit<NewEntry, 'reportId' | 'side'>,
  { kind, actorId }: { kind: ReporterKind; actorId?: number },
): Promise<number> => {
  const { id, at } = await insertEntry(tx, { reportId: report.id, side: 'Office', ...entry });
  await notifyReporter(tx, report, { kind, at, ...(actorId === undefined ? {} : { actorId }) });
  return id;
};

/** Writes progress entries for the reporters of these reports if the stage has risen (rules/safety.md#dialogue). */
export const writeProgress = async (
  tx: Tx<SafetyTables>,
  mainId: number,
  changed: ReadonlySet<number>,
  status: ReportStatus,
): Promise<void> => {
  for (const report of (await listReportedProgress(tx, mainId)).filter(({ id }) => changed.has(id))) {
    const stage = progressOf(report.told_stage, status);
    if (stage === undefined) continue;
    await setReportedStage(tx, report.id, stageOf(status));
    await writeToReporter(tx, report, { kind: 'Progress', stage }, { kind: 'safety.report-progress' });
  }
};

/**
 * Writes to the reporters of a report and its children that it was reopened; the resulting stage counts as
 * communicated.
 */
export const writeReopening = async (
  tx: Tx<SafetyTables>,
  mainId: number,
  status: ReportStatus,
  actorId: number,
): Promise<void> => {
  for (const report of await listReportedProgress(tx, mainId)) {
    await setReportedStage(tx, report.id, stageOf(status));
    await writeToReporter(
      tx,
      report,
      { kind: 'Progress', stage: 'Reopened' },
      { kind: 'safety.report-progress', actorId },
    );
  }
};

/** Writes the closing word to the reporters of a report and its children. */
export const writeClosing = async (
  tx: Tx<SafetyTables>,
  mainId: number,
  content: string,
  actorId: number,
): Promise<number[]> => {
  const reports = await listReportedProgress(tx, mainId);
  for (const report of reports)
    await writeToReporter(
      tx,
      report,
      { kind: 'Closing', authorId: actorId, content },
      { kind: 'safety.report-closed', actorId },
    );
  return reports.map(({ id }) => id);
};

/**
 * Writes to the reporters of these reports and their children that a lesson drawn from them was published
 * (rules/safety.md#dialogue).
 */
export const writeLesson = async (
  tx: Tx<SafetyTables>,
  reportIds: readonly number[],
  lessonId: number,
  actorId: number,
): Promise<void> => {
  for (const report of await listReportedProgress(tx, ...reportIds))
    await writeToReporter(
      tx,
      report,
      { kind: 'Progress', stage: 'Lesson', lessonId },
      { kind: 'safety.report-progress', actorId },
    );
};
