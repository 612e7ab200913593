import { enforce } from '@portal/contract/kernel';
import { reportRules } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { forgetReplies } from '#platform/http/idempotency.queries';
import { requireVersion } from '#platform/http/require-version';
import { refreshStatus } from '../../case/status.queries.ts';
import { dropDialogueFiles } from '../../dialogue/turn-dialogue.ts';
import { refreshDuties } from '../../duty/refresh-duty.ts';
import { forgetReport } from '../../notification/notify-of-report.ts';
import { releaseChildren } from '../../relation/relation.queries.ts';
import type { SafetyContext, SafetyServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { actedOn, auditReportChange, isReporters } from '../finish-report-change.ts';
import { deleteReportRow } from '../report.queries.ts';
import { stateOf } from '../report.view.ts';
import { lockReport } from '../report-access.ts';
import { reportFiles } from './clean-report-file.ts';

/**
 * Deletes a draft, or an open report to which nothing is linked. Its number is not used again, and its children are
 * released.
 */
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
  const children = await releaseChildren(tx, id);
  for (const child of children) await refreshStatus(tx, child);
  await refreshDuties(tx, services, children, { source: 'Proposal', ...actedOn(report, context) });
  await reportFiles.removeAll(tx, services, id, context);
  await dropDialogueFiles(tx, services, id, context);
  await forgetReplies(tx, `/api/esms/reports/${id}/`);
  await forgetReport(tx, id);
  await deleteReportRow(tx, id);
  if (report.report_no === null) return;
  const byReporter = isReporters(report);
  const before = { status: report.status, reportNo: report.report_no, byReporter };
  await auditReportChange(tx, services.clock, { actor, reportId: id, byReporter }, { action: 'delete', before });
};
