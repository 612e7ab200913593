import { enforce, requireValid } from '@portal/contract/kernel';
import { checkReportDraft, type NormalizedReport, type Report, reportRules } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import type { SafetyContext, SafetyServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { showAuthor, storeAuthor } from '../authorship.queries.ts';
import { finishReport } from '../finish-report-change.ts';
import { insertReport, updateReport } from '../report.queries.ts';
import { stateOf } from '../report.view.ts';
import { lockReport } from '../report-access.ts';
import { type PreparedReport, replaceByCleaned } from './clean-report-file.ts';
import { columnsOf, requireStorable } from './report-body.ts';

const withoutReporter = {
  shown_reporter_id: null,
  shown_department_id: null,
  shown_department_name: null,
  shown_department_eng_name: null,
};

/** A report that is not submitted yet. Drafts leave no entry in the audit trail. */
export const insertDraft = async (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  normalized: NormalizedReport,
  { actor }: SafetyContext,
): Promise<number> => {
  const now = clock();
  const id = await insertReport(tx, {
    ...withoutReporter,
    ...columnsOf(normalized),
    status: 'Draft',
    report_no: null,
    created_at: now,
    listed_at: now,
    submitted_at: null,
    main_id: null,
  });
  await storeAuthor(tx, id, actor.employeeId);
  await showAuthor(tx, id);
  return id;
};

/** Saves a new draft; raises `not-valid` without a subject. */
export const createReportDraft = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  normalized: NormalizedReport,
  context: SafetyContext,
): Promise<Report> => {
  requireValid(checkReportDraft(normalized));
  const id = await insertDraft(tx, services, normalized, context);
  return finishReport(tx, context.actor, id);
};

/** Saves a draft again; raises `wrong-status` once it was submitted. */
export const updateReportDraft = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body: normalized, cleaned }: PreparedReport,
  context: SafetyContext,
): Promise<Report> => {
  const report = await lockReport(tx, context, id);
  enforce(reportRules.draft(context.actor, stateOf(report)));
  requireVersion(report, context.ifMatch);
  requireValid(checkReportDraft(normalized));
  requireStorable(report, normalized);
  if (normalized.isConfidential) await replaceByCleaned(tx, services, { report, cleaned }, context);
  await updateReport(tx, id, { ...columnsOf(normalized), listed_at: services.clock() });
  await showAuthor(tx, id);
  return finishReport(tx, context.actor, id);
};
