import { forgetNotification, notify, withdrawNotification } from '#areas/notification';
import type { Tx } from '#platform/database/pool';
import { REPORT } from '../notification/notify-of-report.ts';
import { listMasterIds } from '../notification/safety-notification.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';

const reporterWrote = (recordId: number) => ({ kind: 'safety.reporter-wrote', recordType: REPORT, recordId }) as const;

/**
 * Notifies the safety office that a reporter wrote. For a confidential report all members are notified, including its
 * reporter, because leaving one out would reveal who it is.
 */
export const notifyOfReporter = async (
  tx: Tx<SafetyTables>,
  { reportId, at, actorId }: { reportId: number; at: Date; actorId?: number },
): Promise<void> =>
  notify(
    tx,
    { ...reporterWrote(reportId), place: `/esms/report/view/${reportId}#dialogue`, at, actorId },
    await listMasterIds(tx),
  );

/** The office wrote or closed the report: its notifications of a pending entry are removed. */
export const withdrawReporterWrote = (tx: Tx<SafetyTables>, reportId: number): Promise<void> =>
  withdrawNotification(tx, reporterWrote(reportId));

/** Removes all notifications of a dialogue when its report becomes confidential. */
export const forgetDialogue = async (tx: Tx<SafetyTables>, recordId: number): Promise<void> => {
  for (const kind of [
    'safety.report-message',
    'safety.report-progress',
    'safety.report-closed',
    'safety.reporter-wrote',
  ] as const)
    await forgetNotification(tx, { kind, recordType: REPORT, recordId });
};
