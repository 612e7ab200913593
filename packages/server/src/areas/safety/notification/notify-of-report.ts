import type { NotificationKind } from '@portal/contract/kernel';
import { forgetNotification, forgetNotificationsOf, notify, withdrawNotification } from '#areas/notification';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { listMasterIds } from './safety-notification.queries.ts';

/** The kind of record under which notifications refer to a report. */
export const REPORT = 'safety/report';

/** Notifications that show only the day once a report is confidential. */
export const NOTIFIED_BY_DAY = [
  'safety.report-received',
  'safety.filing-at-once',
  'safety.filing-due',
  'safety.filing-overdue',
  'safety.filing-review',
] as const satisfies readonly NotificationKind[];

/** The link to a tab of the report. */
type Part = 'feedback' | 'riskAnalysis';
type OfReport = { reportId: number; at: Date; actorId?: number | undefined };

/**
 * Notifications to a reporter that are never created for a confidential report: their existence would reveal who it is.
 */
const notifyOfReport = (
  tx: Tx<SafetyTables>,
  { reportId, at, actorId }: OfReport,
  { kind, part }: { kind: NotificationKind; part: Part },
  people: readonly number[],
): Promise<void> =>
  notify(
    tx,
    { kind, recordType: REPORT, recordId: reportId, place: `/esms/report/view/${reportId}#${part}`, at, actorId },
    people,
  );

/**
 * Notifies the safety office of a submitted report: all except the reporter; for a confidential report all members,
 * because leaving one out would reveal the reporter.
 */
export const notifyOfReceipt = async (
  tx: Tx<SafetyTables>,
  { reportId, at, actorId }: OfReport,
  isConfidential: boolean,
): Promise<void> =>
  notify(
    tx,
    {
      kind: 'safety.report-received',
      recordType: REPORT,
      recordId: reportId,
      place: `/esms/report/view/${reportId}`,
      at,
      ...(isConfidential ? { mailsDaily: true } : { actorId }),
    },
    await listMasterIds(tx),
  );

/** Notifies the safety office that a reporter asks for feedback. */
export const notifyOfQuestion = async (tx: Tx<SafetyTables>, ofReport: OfReport): Promise<void> =>
  notifyOfReport(tx, ofReport, { kind: 'safety.feedback-asked', part: 'feedback' }, await listMasterIds(tx));

/** Removes the requests for feedback: it was given, or the reporter no longer asks. */
export const withdrawQuestion = (tx: Tx<SafetyTables>, recordId: number): Promise<void> =>
  withdrawNotification(tx, { kind: 'safety.feedback-asked', recordType: REPORT, recordId });

/** Notifies the reporter, if known, of feedback, and removes the requests to the office. */
export const notifyOfAnswer = async (
  tx: Tx<SafetyTables>,
  ofReport: OfReport,
  reporterId: number | undefined,
): Promise<void> => {
  await withdrawQuestion(tx, ofReport.reportId);
  const reporters = reporterId === undefined ? [] : [reporterId];
  await notifyOfReport(tx, ofReport, { kind: 'safety.feedback-answered', part: 'feedback' }, reporters);
};

/** Notifies the person who is asked for the second assessment. */
export const notifyOfAssessor = (tx: Tx<SafetyTables>, ofReport: OfReport, assessorId: number): Promise<void> =>
  notifyOfReport(tx, ofReport, { kind: 'safety.assessor-named', part: 'riskAnalysis' }, [assessorId]);

/**
 * When a report becomes confidential, removes the notifications to its named reporter and all others of the report.
 * Those that still apply are created again for the whole office alike (see `notifyAgain`).
 */
export const forgetReporter = async (tx: Tx<SafetyTables>, recordId: number): Promise<void> => {
  for (const kind of ['safety.feedback-answered', 'safety.feedback-asked', ...NOTIFIED_BY_DAY] as const)
    await forgetNotification(tx, { kind, recordType: REPORT, recordId });
};

/** Removes all notifications of a deleted report. */
export const forgetReport = (tx: Tx<SafetyTables>, recordId: number): Promise<void> =>
  forgetNotificationsOf(tx, { recordType: REPORT, recordId });
