import type { NotificationKind } from '@portal/contract/kernel';
import { forgetNotification, forgetNotificationsOf, notify, withdrawNotification } from '#areas/notification';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { listMasterIds } from './safety-notification.queries.ts';

/** How a report is called among the records that people are told of. */
export const REPORT = 'safety/report';

/** What is told by the day alone, once a report is confidential. */
export const NOTIFIED_BY_DAY = [
  'safety.report-received',
  'safety.filing-at-once',
  'safety.filing-due',
  'safety.filing-overdue',
  'safety.filing-review',
] as const satisfies readonly NotificationKind[];

/** A tab of the report. */
type Part = 'feedback' | 'riskAnalysis';
type OfReport = { reportId: number; at: Date; actorId?: number | undefined };

/** Never said of a confidential report to its reporter: that somebody was told would tell who it is. */
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
 * Tells the safety office that a report came in: all but who sent it, and all of them of a confidential one, since a gap would
 * tell who it was.
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

/** Tells the safety office that a reporter asks for an answer. */
export const notifyOfQuestion = async (tx: Tx<SafetyTables>, ofReport: OfReport): Promise<void> =>
  notifyOfReport(tx, ofReport, { kind: 'safety.feedback-asked', part: 'feedback' }, await listMasterIds(tx));

/** Nobody of the office is asked any more: it was answered, or the reporter asks no more. */
export const withdrawQuestion = (tx: Tx<SafetyTables>, recordId: number): Promise<void> =>
  withdrawNotification(tx, { kind: 'safety.feedback-asked', recordType: REPORT, recordId });

/** Tells the reporter, where they are known, that the report was answered; it waits for nobody of the office any more. */
export const notifyOfAnswer = async (
  tx: Tx<SafetyTables>,
  ofReport: OfReport,
  reporterId: number | undefined,
): Promise<void> => {
  await withdrawQuestion(tx, ofReport.reportId);
  const reporters = reporterId === undefined ? [] : [reporterId];
  await notifyOfReport(tx, ofReport, { kind: 'safety.feedback-answered', part: 'feedback' }, reporters);
};

/** Tells somebody that the second assessment is asked of them. */
export const notifyOfAssessor = (tx: Tx<SafetyTables>, ofReport: OfReport, assessorId: number): Promise<void> =>
  notifyOfReport(tx, ofReport, { kind: 'safety.assessor-named', part: 'riskAnalysis' }, [assessorId]);

/**
 * A report turned confidential: whom it named as its reporter is told of nothing, and nothing of it waits any more. What still
 * holds is told anew, to all alike (see `tellAnew`).
 */
export const forgetReporter = async (tx: Tx<SafetyTables>, recordId: number): Promise<void> => {
  for (const kind of ['safety.feedback-answered', 'safety.feedback-asked', ...NOTIFIED_BY_DAY] as const)
    await forgetNotification(tx, { kind, recordType: REPORT, recordId });
};

/** Nothing is told of a report that is gone. */
export const forgetReport = (tx: Tx<SafetyTables>, recordId: number): Promise<void> =>
  forgetNotificationsOf(tx, { recordType: REPORT, recordId });
