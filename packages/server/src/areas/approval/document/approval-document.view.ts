import type {
  ApprovalDocument,
  ApprovalLine,
  AttachedDocument,
  Category,
  DocumentFacts,
  DocumentPaper,
  Question,
  Referrer,
} from '@portal/contract/approval';
import {
  canOnDocument,
  canOnLine,
  canOnQuestion,
  canOnReferrer,
  categoryOf,
  deputyOf,
  documentRules,
  isPending,
} from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { dayInSeoul } from '@portal/contract/kernel';
import type { AttachedRow, FullDocument, LineRow } from './approval-document.queries.ts';
import type { LockedDocument } from './locked-document.queries.ts';

const instant = (value: Date | string | null): string | null => (value === null ? null : new Date(value).toISOString());

/** The facts that the rules need. */
export const factsOf = (document: FullDocument | LockedDocument): DocumentFacts => ({
  status: document.status,
  category: { name: categoryOf(document.category_id).name },
  drafter: document.drafter,
  lines: document.lines,
  referrers: document.referrers,
  nudgedAt: instant(document.nudged_at),
  questions: document.questions,
  vacation: document.vacation,
});

export const viewCategoryRef = (categoryId: number): ApprovalDocument['category'] => {
  const { id, name, title, componentName } = categoryOf(categoryId);
  return { id, name, title, componentName };
};

/** A category in the list of possible ones. */
export const viewCategory = ({ id, name, componentName, title, description, ordering, thumbnail }: Category) => ({
  id,
  name,
  componentName,
  title,
  description,
  ordering,
  thumbnail,
});

/** The document of the answered lines: the possible deputies depend on it. */
type LinesOf = { status: FullDocument['status']; drafter: { id: number }; lines: readonly LineRow[] };

const viewLine = (document: LinesOf, row: LineRow): ApprovalLine => {
  const { approverResignedOn: _resigned, delegate: _delegate, ...line } = row;
  return {
    ...line,
    deputy: deputyOf(document, row),
    actionDate: instant(line.actionDate),
    pastActs: line.pastActs.map((act) => ({ ...act, actionDate: new Date(act.actionDate).toISOString() })),
  };
};

/** The lines of a document as they are answered. */
export const viewLines = (document: LinesOf): ApprovalLine[] => document.lines.map((line) => viewLine(document, line));

/** The referrers, each with whether the reader may remove them. */
export const viewReferrers = (
  referrers: readonly Referrer[],
  document: DocumentFacts,
  actor: Actor,
): ApprovalDocument['referrers'] =>
  referrers.map((referrer) => ({ ...referrer, can: canOnReferrer(actor, document, referrer) }));

/** A document as an attachment of another. */
export const viewAttached = (document: AttachedRow): AttachedDocument => ({
  ...document,
  lines: viewLines(document),
});

const viewQuestion = (question: Question): Question => ({
  ...question,
  at: new Date(question.at).toISOString(),
  answer: question.answer && { ...question.answer, at: new Date(question.answer.at).toISOString() },
});

/** A document as it is printed. */
export const viewPaper = (document: FullDocument): DocumentPaper => ({
  id: document.id,
  docNo: document.doc_no,
  title: document.title,
  content: document.content,
  normalType: document.normal_type,
  category: viewCategoryRef(document.category_id),
  status: document.status,
  drafter: document.drafter,
  approvalDate: document.approval_on,
  submittedAt: instant(document.submitted_at),
  completedAt: instant(document.completed_at),
  dueDate: document.due_on,
  dueDays: document.due_days,
  decidesArbitrarily: document.decides_arbitrarily,
  comment: document.comment,
  lines: viewLines(document),
  referrers: document.referrers,
  attachedDocs: document.attachedDocs.map(viewAttached),
  attachedFiles: document.files,
  vacation: document.vacation,
  annualLeaveInfo: null,
  annualLeaveByYear: [],
  resubmissionOf: document.resubmissionOf,
  canceledDate: instant(document.canceled_at),
  cancellationReason: document.cancellation_reason,
  nudgedAt: instant(document.nudged_at),
  questions: document.questions.map(viewQuestion),
  version: document.version,
  contentVersion: document.content_version,
});

const viewSubject = ({ subject_type, subject_id, subject_place }: FullDocument): ApprovalDocument['subject'] =>
  subject_type === null || subject_id === null || subject_place === null
    ? null
    : { type: subject_type, id: subject_id, place: subject_place };

/** The reader of a document and the time, on which their possible acts depend. */
export type Reader = { actor: Actor; now: Date };

const isResigned = ({ approverResignedOn }: LineRow, now: Date): boolean =>
  approverResignedOn !== null && approverResignedOn <= dayInSeoul(now);

const waitsForHandover = ({ status }: FullDocument, line: LineRow, now: Date): boolean =>
  status === 'InProgress' && isPending(line) && isResigned(line, now);

/** A document as it is answered; the drafter's leave balance of each year only for readers who may see it. */
export const viewDocument = (
  document: FullDocument,
  { actor, now }: Reader,
  annualLeaveByYear: ApprovalDocument['annualLeaveByYear'] = [],
): ApprovalDocument => {
  const facts = factsOf(document);
  const paper = viewPaper(document);
  return {
    ...paper,
    lines: document.lines.map((line) => ({
      ...viewLine(document, line),
      waitsForHandover: waitsForHandover(document, line, now),
      isResigned: isResigned(line, now),
      can: canOnLine(actor, facts, line.id),
    })),
    referrers: viewReferrers(document.referrers, facts, actor),
    annualLeaveInfo: annualLeaveByYear[0] ?? null,
    annualLeaveByYear,
    subject: viewSubject(document),
    questions: paper.questions.map((question) => ({ ...question, can: canOnQuestion(actor, facts, question) })),
    draftId: documentRules.copy(actor, facts).allowed ? document.draftId : null,
    can: canOnDocument(actor, facts, now),
  };
};
