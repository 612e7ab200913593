export { actOnLine } from './act/act-on-line.ts';
export { answerQuestion, askQuestion } from './act/ask-question.ts';
export { cancelDocument } from './act/cancel-approval-document.ts';
export type { CleanBody } from './act/check-approval-document.ts';
export { nudgeDocument } from './act/nudge-approvers.ts';
export { recallDocument } from './act/recall-approval-document.ts';
export { createDraft } from './act/save-approval-draft.ts';
export { submitNewDocument } from './act/submit-approval-document.ts';
export { decideFinally, returnToStepBefore, withdrawFromLine } from './act/undo-line-act.ts';
export type { ApprovalServices, SettledSubject, SubjectReferences } from './approval-services.ts';
export type { ApprovalTables } from './approval-tables.ts';
export { approvalArea } from './area.ts';
export { insertDelegation, readToday } from './delegation/delegation.queries.ts';
export { makeDelegation } from './delegation/make-delegation.ts';
export {
  type DocumentReference,
  listDocumentReferences,
  moveSubject,
  setSubject,
} from './document/approval-subject.queries.ts';
export { listVisibleIds } from './list/approval-notification-sources.queries.ts';
export { approvalJobs } from './list/approval-notification-sources.ts';
export { listTitles } from './list/approval-references.queries.ts';
