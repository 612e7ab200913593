import type {
  ApprovalDocument,
  ApprovalLine,
  AttachedDocument,
  Category,
  DocumentFacts,
  DocumentPaper,
  Referrer,
} from '@portal/contract/approval';
import { canOnDocument, canOnLine, canOnReferrer, categoryOf, isPending } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import type { Day } from '@portal/contract/kernel';
import type { AttachedRow, FullDocument, LineRow } from './approval-document.queries.ts';
import type { LockedDocument } from './locked-document.queries.ts';

const instant = (value: Date | string | null): string | null => (value === null ? null : new Date(value).toISOString());

/** What the rules look at. */
export const factsOf = (document: FullDocument | LockedDocument): DocumentFacts => ({
  status: document.status,
  category: { name: categoryOf(document.category_id).name },
  drafter: document.drafter,
  lines: document.lines,
  referrers: document.referrers,
  vacation: document.vacation,
});

export const viewCategoryRef = (categoryId: number): ApprovalDocument['category'] => {
  const { id, name, title, componentName } = categoryOf(categoryId);
  return { id, name, title, componentName };
};

/** A category as one is offered it. */
export const viewCategory = ({ id, name, componentName, title, description, ordering, thumbnail }: Category) => ({
  id,
  name,
  componentName,
  title,
  description,
  ordering,
  thumbnail,
});

/** A line as it is answered. */
export const viewLine = ({ approverResignedOn: _resigned, ...line }: LineRow): ApprovalLine => ({
  ...line,
  actionDate: instant(line.actionDate),
  pastActs: line.pastActs.map((act) => ({ ...act, actionDate: new Date(act.actionDate).toISOString() })),
});

/** Who is informed, each with whether the reader may take them off. */
export const viewReferrers = (
  referrers: readonly Referrer[],
  document: DocumentFacts,
  actor: Actor,
): ApprovalDocument['referrers'] =>
  referrers.map((referrer) => ({ ...referrer, can: canOnReferrer(actor, document, referrer) }));

/** A document as it stands among those attached to another. */
export const viewAttached = (document: AttachedRow): AttachedDocument => ({
  ...document,
  lines: document.lines.map(viewLine),
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
  lines: document.lines.map(viewLine),
  referrers: document.referrers,
  attachedDocs: document.attachedDocs.map(viewAttached),
  attachedFiles: document.files,
  vacation: document.vacation,
  annualLeaveInfo: null,
  annualLeaveByYear: [],
  resubmissionOf: document.resubmissionOf,
  canceledDate: instant(document.canceled_at),
  cancellationReason: document.cancellation_reason,
  version: document.version,
  contentVersion: document.content_version,
});

const viewSubject = ({ subject_type, subject_id, subject_place }: FullDocument): ApprovalDocument['subject'] =>
  subject_type === null || subject_id === null || subject_place === null
    ? null
    : { type: subject_type, id: subject_id, place: subject_place };

/** Who reads a document, and on which day: what they may do with it goes along. */
export type Reader = { actor: Actor; today: Day };

const waitsForHandover = ({ status }: FullDocument, line: LineRow, today: Day): boolean =>
  status === 'InProgress' && isPending(line) && line.approverResignedOn !== null && line.approverResignedOn <= today;

/** A document as it leaves the server; the drafter's leave, year by year, only for those who may see it. */
export const viewDocument = (
  document: FullDocument,
  { actor, today }: Reader,
  annualLeaveByYear: ApprovalDocument['annualLeaveByYear'] = [],
): ApprovalDocument => {
  const facts = factsOf(document);
  const paper = viewPaper(document);
  return {
    ...paper,
    lines: document.lines.map((line) => ({
      ...viewLine(line),
      waitsForHandover: waitsForHandover(document, line, today),
      can: canOnLine(actor, facts, line.id),
    })),
    referrers: viewReferrers(document.referrers, facts, actor),
    annualLeaveInfo: annualLeaveByYear[0] ?? null,
    annualLeaveByYear,
    subject: viewSubject(document),
    can: canOnDocument(actor, facts, today),
  };
};
