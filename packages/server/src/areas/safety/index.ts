export { addReferrers } from './action/act/action-referrers.ts';
export { createActionRootCause } from './action/act/action-root-cause.ts';
export { answerClosing } from './action/act/answer-closing-request.ts';
export { assignToCase } from './action/act/assign-to-case.ts';
export { cancelAction } from './action/act/cancel-action.ts';
export { writeMessage } from './action/act/write-message.ts';
export { countDueActions } from './action/action-counts.queries.ts';
export { type Family, families } from './action/case-families.ts';
export { createView } from './analysis/save-view.ts';
export { safetyArea } from './area.ts';
export { listActionLinks, listHazardLinks } from './case/case-link.queries.ts';
export { writeEntry } from './dialogue/act/write-entry.ts';
export { DELIVER_ENTRIES } from './dialogue/deliver-entries.ts';
export { decideDuty } from './duty/decide-duty.ts';
export { dutyJobs } from './duty/duty-jobs.ts';
export { recordFiling, voidFiling } from './duty/record-filing.ts';
export { answerReport } from './feedback/answer-feedback.ts';
export { createHazardAssessment } from './hazard/assess-hazard.ts';
export { changeHazardOfLog, createHazard } from './hazard/save-hazard-alone.ts';
export { createInvestigationAssessment } from './investigation/assess-investigation.ts';
export { completeInvestigation } from './investigation/close-investigation.ts';
export { createFactual } from './investigation/factual-information.ts';
export { createInvestigationHazard } from './investigation/investigation-hazard.ts';
export { createInvestigationRootCause } from './investigation/investigation-root-cause.ts';
export { approvePostProcess, returnPostProcess, savePostProcess } from './investigation/post-process.ts';
export { createInvestigation } from './investigation/save-investigation.ts';
export { approveLesson, returnLesson, sendLesson } from './lesson/act-on-lesson.ts';
export { createLesson } from './lesson/save-lesson.ts';
export { addRelations } from './relation/change-relations.ts';
export { assignAssessor, changeReportAssessment, createReportAssessment } from './report/act/assess-report.ts';
export { attachFiles } from './report/act/attach-report-file.ts';
export { completeReport } from './report/act/close-report.ts';
export { createReportHazard } from './report/act/report-hazard.ts';
export { createClassification } from './report/act/save-classification.ts';
export { createReportDraft } from './report/act/save-report-draft.ts';
export { submitNewReport } from './report/act/submit-report.ts';
export { markAllRead } from './report/authorship.queries.ts';
export { FIND_STORED } from './report/find-stored.ts';
export {
  type Countable,
  type CountableRow,
  listCountable,
  listVoluntary,
} from './report-list/countable-report.queries.ts';
export { listReportsByIds } from './report-list/list-reports-by-ids.ts';
export { safetyJobs } from './safety-jobs.ts';
export type { SafetyContext, SafetyServices } from './safety-services.ts';
export type { SafetyTables } from './safety-tables.ts';
