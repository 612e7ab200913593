import type { Actor } from '@portal/contract/identity';
import { eventWall, type ReportRow, readsRisk } from '@portal/contract/safety';
import { viewRisk } from '../case/assessment.view.ts';
import { viewFields, viewFlags, viewReportDate, viewReporter } from '../report/report.view.ts';
import type { ListedReport } from './report-list.queries.ts';

const viewCase = (row: ListedReport) => ({
  initialRisk: viewRisk(row.case.initialRisk),
  residualRisk: viewRisk(row.case.residualRisk),
  reportToAuthority: row.case.reportToAuthority,
  hasInvestigation: row.case.hasInvestigation,
  relatedReportsCount: row.group.relatedCount,
  parentReportId: row.group.seenMainId,
});

/** A row of a list. */
export const viewRow = (row: ListedReport, actor: Actor): ReportRow => {
  const facts = {
    isDraft: row.status === 'Draft',
    isConfidential: row.is_confidential,
    departmentId: row.shown_department_id,
    departmentPath: row.department_path ?? [],
  };
  return {
    id: row.id,
    reportNo: row.report_no,
    reportType: row.report_type,
    status: row.status,
    isConfidential: row.is_confidential,
    ...viewFields(row.field_level1_id, row.field_level2_id),
    subject: row.subject,
    eventDate: row.event_at && eventWall(row.event_at, row.event_zone),
    eventDateTimeZone: row.event_zone,
    ...viewReporter(row),
    reportDate: viewReportDate(row),
    isMine: row.is_mine,
    ...viewFlags(row, actor),
    requestFeedback: row.request_feedback,
    feedbackAnswered: row.group.isAnswered,
    ...(readsRisk(actor, facts) ? viewCase(row) : {}),
  };
};
