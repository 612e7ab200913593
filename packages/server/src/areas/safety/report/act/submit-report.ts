import { dayInSeoul, enforce, requireValid, writtenNumber, yearOf } from '@portal/contract/kernel';
import { checkReport, type NormalizedReport, type Report, reportRules } from '@portal/contract/safety';
import { setAuditOwner } from '#platform/audit.queries';
import type { Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import { nextNumber } from '#platform/numbering.queries';
import { refreshDuty } from '../../duty/refresh-duty.ts';
import { notifyOfQuestion, notifyOfReceipt } from '../../notification/notify-of-report.ts';
import type { SafetyContext, SafetyServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { showAuthor, storeAuthor } from '../authorship.queries.ts';
import { auditReportChange, finishReport } from '../finish-report-change.ts';
import { updateReport } from '../report.queries.ts';
import { stateOf } from '../report.view.ts';
import { lockReport } from '../report-access.ts';
import { writeReportText } from '../report-text.ts';
import { type PreparedReport, replaceByCleaned } from './clean-report-file.ts';
import { columnsOf, requireStorable } from './report-body.ts';
import { insertDraft } from './save-report-draft.ts';

const DIGITS = 4;

/** The actor in the audit trail for an act of the reporter: none if the report is confidential. */
export const setReporterInAudit = (
  tx: Tx<SafetyTables>,
  recordId: number,
  { isConfidential }: NormalizedReport,
  { actor }: SafetyContext,
): Promise<void> => setAuditOwner(tx, { recordType: 'report', recordId }, isConfidential ? null : actor.employeeId);

/** A confidential report cannot ask for feedback. */
export const requestsFeedback = ({ requestFeedback, isConfidential }: NormalizedReport): boolean =>
  requestFeedback && !isConfidential;

/** The number is taken last, so that its counter is locked for the shortest time. */
const completeSubmission = async (
  tx: Tx<SafetyTables>,
  { clock, databaseClock }: SafetyServices,
  { id, body: normalized }: { id: number; body: NormalizedReport },
  context: SafetyContext,
): Promise<Report> => {
  const now = clock();
  const { actor } = context;
  await storeAuthor(tx, id, actor.employeeId);
  const year = yearOf(dayInSeoul(now));
  const { reportType } = normalized;
  const reportNo = writtenNumber(reportType, year, await nextNumber(tx, reportType, year), DIGITS);
  await updateReport(tx, id, {
    ...columnsOf(normalized),
    status: 'Open',
    report_no: reportNo,
    submitted_at: now,
    listed_at: now,
  });
  await showAuthor(tx, id);
  await writeReportText(tx, id, { ...normalized, reportNo });
  await setReporterInAudit(tx, id, normalized, context);
  const report = await finishReport(tx, actor, id);
  const after = { status: report.status, reportNo, reportType, byReporter: true };
  await auditReportChange(tx, clock, { actor, reportId: id, byReporter: true }, { action: 'submit', after });
  const received = { reportId: id, at: now, actorId: actor.employeeId };
  const duty = await refreshDuty(tx, { databaseClock }, id, {
    source: 'Proposal',
    opens: true,
    ...(normalized.isConfidential ? {} : { actorId: actor.employeeId }),
  });
  // An immediate duty has a notification of its own.
  if (duty?.class !== 'AtOnce') await notifyOfReceipt(tx, received, normalized.isConfidential);
  if (requestsFeedback(normalized)) await notifyOfQuestion(tx, received);
  return report;
};

/** Creates and submits a report in one call. */
export const submitNewReport = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  normalized: NormalizedReport,
  context: SafetyContext,
): Promise<Report> => {
  requireValid(checkReport(normalized, services.clock()));
  const id = await insertDraft(tx, services, normalized, context);
  return completeSubmission(tx, services, { id, body: normalized }, context);
};

/** Submits a draft; of two concurrent calls the second raises `wrong-status`. */
export const submitReportDraft = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body: normalized, cleaned }: PreparedReport,
  context: SafetyContext,
): Promise<Report> => {
  const report = await lockReport(tx, context, id);
  enforce(reportRules.draft(context.actor, stateOf(report)));
  requireVersion(report, context.ifMatch);
  requireValid(checkReport(normalized, services.clock()));
  requireStorable(report, normalized);
  if (normalized.isConfidential) await replaceByCleaned(tx, services, { report, cleaned }, context);
  return completeSubmission(tx, services, { id, body: normalized }, context);
};
