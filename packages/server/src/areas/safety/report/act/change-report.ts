import { enforce, Problem, requireValid } from '@portal/contract/kernel';
import { checkReport, type NormalizedReport, type Report, reportRules } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { forgetReplies } from '#platform/http/idempotency.queries';
import { requireVersion } from '#platform/http/require-version';
import { hideDialogue, showDialogue } from '../../dialogue/turn-dialogue.ts';
import { notifyAgain } from '../../duty/notify-of-duty.ts';
import { refreshDuty } from '../../duty/refresh-duty.ts';
import { forgetReporter, notifyOfQuestion, withdrawQuestion } from '../../notification/notify-of-report.ts';
import type { SafetyContext, SafetyServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { showAuthor } from '../authorship.queries.ts';
import { actedOn, auditReportChange, finishReport, isReporters } from '../finish-report-change.ts';
import { type FullReport, updateReport } from '../report.queries.ts';
import { normalizedOf, stateOf } from '../report.view.ts';
import { lockReport } from '../report-access.ts';
import { writeReportText } from '../report-text.ts';
import { type PreparedReport, replaceByCleaned } from './clean-report-file.ts';
import { columnsOf, requireStorable } from './report-body.ts';
import { requestsFeedback, setReporterInAudit } from './submit-report.ts';

const fieldsChanged = (before: NormalizedReport, after: NormalizedReport): (keyof NormalizedReport)[] =>
  (Object.keys(after) as (keyof NormalizedReport)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

/** Only the reporter may change both flags: another value from anyone else refuses the whole change. */
const requireFlags = (report: FullReport, changed: readonly string[], { actor }: SafetyContext): void => {
  if (changed.some((field) => field === 'isConfidential' || field === 'requestFeedback'))
    enforce(reportRules.flags(actor, stateOf(report)));
};

/** Changes a submitted report; its number and dates stay the same. */
export const changeReport = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body: normalized, cleaned }: PreparedReport,
  context: SafetyContext,
): Promise<Report> => {
  const { actor, ifMatch } = context;
  const report = await lockReport(tx, context, id);
  const changed = fieldsChanged(normalizedOf(report), normalized);
  const rule = reportRules.change(actor, stateOf(report));
  if (!rule.allowed && rule.kind === 'role') throw new Problem(rule.code);
  requireFlags(report, changed, context);
  enforce(rule);
  requireVersion(report, ifMatch);
  requireValid(checkReport(normalized, services.clock()));
  requireStorable(report, normalized);
  if (normalized.isConfidential) await replaceByCleaned(tx, services, { report, cleaned }, context);
  const byReporter = isReporters(report);
  await updateReport(tx, id, columnsOf(normalized));
  await showAuthor(tx, id);
  await writeReportText(tx, id, { ...normalized, reportNo: report.report_no });
  if (byReporter) await setReporterInAudit(tx, id, normalized, context);
  await refreshDuty(tx, services, id, { source: 'Proposal', ...actedOn(report, context) });
  if (normalized.isConfidential && !report.is_confidential) {
    await forgetReplies(tx, `/api/esms/reports/${id}/`);
    await forgetReporter(tx, id);
    const now = await services.databaseClock(tx);
    await notifyAgain(tx, { reportId: id, receivedAt: report.submitted_at ?? now, now });
    await hideDialogue(tx, services, id, context);
  }
  if (!normalized.isConfidential && report.is_confidential) await showDialogue(tx, services, id, context);
  const asked = requestsFeedback(normalizedOf(report));
  if (asked && !requestsFeedback(normalized)) await withdrawQuestion(tx, id);
  if (requestsFeedback(normalized) && !asked)
    await notifyOfQuestion(tx, { reportId: id, at: services.clock(), actorId: actor.employeeId });
  const after = { fields: changed, byReporter };
  await auditReportChange(tx, services.clock, { actor, reportId: id, byReporter }, { action: 'change', after });
  return finishReport(tx, actor, id);
};
