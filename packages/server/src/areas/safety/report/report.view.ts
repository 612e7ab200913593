import type { Actor } from '@portal/contract/identity';
import { dayInSeoul } from '@portal/contract/kernel';
import {
  type CaseState,
  canOnReport,
  eventWall,
  type FeedbackState,
  findNode,
  type GroupState,
  isMaster,
  type LinkedState,
  type NormalizedReport,
  normalizeSections,
  type Report,
  type ReportFacts,
  type ReportState,
  readActions,
  readsCase,
  readsInvestigation,
  reportFields,
} from '@portal/contract/safety';
import { viewRisk } from '../case/assessment.view.ts';
import { viewClassification } from './classification.view.ts';
import type { FullReport } from './report.queries.ts';
import { viewFiles } from './report-file-names.ts';

/** The facts that the rules need, except the caller. */
export const factsOf = (row: FullReport): ReportFacts => ({
  isDraft: row.status === 'Draft',
  isMine: row.is_mine,
  isAssessor: row.case.isAssessor,
  isInvolved: row.case.isInvolved,
  isConfidential: row.is_confidential,
  departmentId: row.shown_department_id,
  departmentPath: row.department_path ?? [],
});

export const stateOf = (row: FullReport): ReportState & LinkedState & CaseState & GroupState & FeedbackState => ({
  status: row.status,
  isMine: row.is_mine,
  isChild: row.main_id !== null,
  isUnmanaged: row.case.classification?.is_unmanaged ?? false,
  isAssessor: row.case.isAssessor,
  hasAssessor: row.case.hasAssessor,
  hasResidualRisk: row.case.residualRisk !== null,
  isFeedbackPending: row.case.isFeedbackPending,
  hasInvestigation: row.case.investigation !== null,
  hasRecords: row.case.hasHazard || row.case.investigation !== null || row.case.hasFiling,
  isMainBound: row.group.isMainBound,
  isAsked: row.request_feedback,
  isGroupUnmanaged: row.group.isUnmanaged,
});

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;
const refOf = (id: number | null) => (id === null ? null : { id });

/** The body as stored, for comparison with a new one. */
export const normalizedOf = (row: FullReport): NormalizedReport => ({
  reportType: row.report_type,
  isConfidential: row.is_confidential,
  requestFeedback: row.request_feedback,
  fieldLevel1: refOf(row.field_level1_id),
  fieldLevel2: refOf(row.field_level2_id),
  mandatoryReportType: row.mandatory_report_type,
  reportedEventType: row.reported_event_type,
  eventDate: row.event_at && eventWall(row.event_at, row.event_zone),
  eventDateTimeZone: row.event_zone,
  location: row.location,
  subject: row.subject,
  description: row.description,
  ...normalizeSections(row.sections),
});

/** The two levels of a report's field with their names. */
export const viewFields = (level1: number | null, level2: number | null) => {
  const first = findNode(reportFields, refOf(level1));
  const second = findNode(first?.childNodes ?? [], refOf(level2));
  const named = (node: typeof first) => (node ? { id: node.id, name: node.name, engName: node.engName } : null);
  return { fieldLevel1: named(first), fieldLevel2: named(second) };
};

type Dated = Pick<FullReport, 'is_confidential' | 'submitted_at'>;
type Written = Pick<
  FullReport,
  'is_confidential' | 'reporter' | 'shown_department_id' | 'shown_department_name' | 'shown_department_eng_name'
>;

/** When it was submitted: for a confidential report the day only. */
export const viewReportDate = ({ is_confidential, submitted_at }: Dated): string | null => {
  if (submitted_at === null) return null;
  return is_confidential ? dayInSeoul(submitted_at) : submitted_at.toISOString();
};

/** Reporter and department of an ordinary report; null for a confidential one. */
export const viewReporter = (row: Written): Pick<Report, 'reporter' | 'department'> => {
  const { reporter, shown_department_id: id, shown_department_name: name, shown_department_eng_name: engName } = row;
  if (row.is_confidential || !reporter || id === null || name === null || engName === null) return {};
  return { reporter, department: { id, name, engName } };
};

/** What waits in the dialogue: news for the reporter, an unanswered entry for the safety office. */
export const viewFlags = (
  row: Pick<FullReport, 'is_mine' | 'has_news' | 'awaits_reply'>,
  actor: Actor,
): Pick<Report, 'hasNews' | 'awaitsReply'> => ({
  ...(row.is_mine ? { hasNews: row.has_news } : {}),
  ...(isMaster(actor) ? { awaitsReply: row.awaits_reply } : {}),
});

/** Risk and relations, for readers who may read them. */
const viewCase = (row: FullReport) => ({
  initialRisk: viewRisk(row.case.initialRisk),
  residualRisk: viewRisk(row.case.residualRisk),
  classification: row.case.classification && viewClassification(row.case.classification),
  parentReportId: row.group.seenMainId,
  relatedReportsCount: row.group.relatedCount,
  hasInvestigation: row.case.investigation !== null,
});

/** The linked investigation, for readers who may read it. */
const viewInvestigation = ({ case: { investigation } }: FullReport, actor: Actor): Pick<Report, 'investigation'> => {
  if (!investigation || !readsInvestigation(actor, investigation)) return {};
  return { investigation: { id: investigation.id, investigationNo: investigation.no } };
};

/** A report as it is answered. */
export const viewReport = (row: FullReport, actor: Actor): Report => ({
  ...normalizedOf(row),
  ...viewFields(row.field_level1_id, row.field_level2_id),
  id: row.id,
  reportNo: row.report_no,
  status: row.status,
  ...viewReporter(row),
  ...(row.is_confidential ? {} : { createdDate: row.created_at.toISOString() }),
  reportDate: viewReportDate(row),
  completedDate: instant(row.completed_at),
  isMine: row.is_mine,
  ...viewFlags(row, actor),
  feedbackAnswered: row.group.isAnswered,
  attachedFiles: viewFiles(row),
  version: row.version,
  ...(readsCase(actor, factsOf(row)) ? viewCase(row) : {}),
  ...viewInvestigation(row, actor),
  seesActions: readActions(actor, factsOf(row)).allowed,
  can: canOnReport(actor, { ...factsOf(row), ...stateOf(row) }),
});
