import { enforce } from '@portal/contract/kernel';
import { reportRules } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { forgetReplies } from '#platform/http/idempotency.queries';
import { requireVersion } from '#platform/http/require-version';
import { refreshStatus } from '../cases/status.queries.ts';
import { reportFiles } from '../files/clean.ts';
import { forgetReport } from '../notifications/report.ts';
import { releaseChildren } from '../relations/queries.ts';
import type { SafetyContext, SafetyServices } from '../services.ts';
import type { SafetyTables } from '../tables.ts';
import { isReporters, tellTrail } from './finish.ts';
import { lockReport } from './lock.ts';
import { deleteReportRow } from './queries.ts';
import { stateOf } from './view.ts';

/** Deletes a draft, or an open report to which nothing is linked; its number is never given again, its children are free. */
export const deleteReport = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id }: { id: number },
  context: SafetyContext,
): Promise<void> => {
  const { actor, ifMatch } = context;
  const report = await lockReport(tx, context, id);
  enforce(reportRules.delete(actor, stateOf(report)));
  requireVersion(report, ifMatch);
  for (const child of await releaseChildren(tx, id)) await refreshStatus(tx, child);
  await reportFiles.removeAll(tx, services, id, context);
  await forgetReplies(tx, `/api/esms/reports/${id}/`);
  await forgetReport(tx, id);
  await deleteReportRow(tx, id);
  if (report.report_no === null) return;
  const byReporter = isReporters(report);
  const before = { status: report.status, reportNo: report.report_no, byReporter };
  await tellTrail(tx, services.clock, { actor, reportId: id, byReporter }, { action: 'delete', before });
};
