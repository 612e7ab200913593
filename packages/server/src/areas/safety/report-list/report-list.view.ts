import type { Actor } from '@portal/contract/identity';
import { searchWords } from '@portal/contract/kernel';
import { eventWall, type ReportRow, readsRisk } from '@portal/contract/safety';
import { snippetOf } from '#platform/search-snippet';
import { viewRisk } from '../case/assessment.view.ts';
import { viewRowClassification } from '../report/classification.view.ts';
import { viewFields, viewFlags, viewReportDate, viewReporter } from '../report/report.view.ts';
import type { ListedReport } from './report-list.queries.ts';

const viewCase = (row: ListedReport) => ({
  initialRisk: viewRisk(row.case.initialRisk),
  residualRisk: viewRisk(row.case.residualRisk),
  classification: row.case.classification && viewRowClassification(row.case.classification),
  reportToAuthority: row.case.reportToAuthority,
  hasInvestigation: row.case.hasInvestigation,
  relatedReportsCount: row.group.relatedCount,
  parentReportId: row.group.seenMainId,
});

/** The text around the words that were found; null if they occur in the title alone. */
export const viewSnippet = (text: string | null | undefined, searchText: string) =>
  (text && snippetOf(text, searchWords(searchText))) || { snippet: null, snippetCut: null };

/** A row of a list; with the searched text if contents were searched. */
export const viewRow = (row: ListedReport, actor: Actor, searchedContent?: string): ReportRow => {
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
    airport: row.airport,
    flightNo: row.flight_no,
    registrationNo: row.registration_no,
    flightPhase: row.flight_phase,
    ...(searchedContent === undefined ? {} : viewSnippet(row.text, searchedContent)),
    ...(readsRisk(actor, facts) ? viewCase(row) : {}),
  };
};
