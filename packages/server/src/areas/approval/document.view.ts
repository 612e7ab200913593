import type { ApprovalDocument, Category, DocumentFacts, DocumentRow } from '@portal/contract/approval';
import { categoryOf } from '@portal/contract/approval';
import type { FullDocument } from './document.queries.ts';
import type { ListedRow } from './listing.queries.ts';

const instant = (value: Date | string | null): string | null => (value === null ? null : new Date(value).toISOString());

/** What the rules look at. */
export const factsOf = (document: FullDocument): DocumentFacts => ({
  status: document.status,
  category: { name: categoryOf(document.category_id).name },
  drafter: document.drafter,
  lines: document.lines,
  referrers: document.referrers,
});

const viewCategoryRef = (categoryId: number): ApprovalDocument['category'] => {
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

/** A row of a list. */
export const viewRow = ({ categoryId, ...row }: ListedRow): DocumentRow => ({
  ...row,
  category: viewCategoryRef(categoryId),
});

/** A document as it leaves the server. */
export const viewDocument = (document: FullDocument): ApprovalDocument => ({
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
  lines: document.lines.map((line) => ({ ...line, actionDate: instant(line.actionDate) })),
  referrers: document.referrers,
  attachedFiles: document.files,
  canceledDate: instant(document.canceled_at),
  cancellationReason: document.cancellation_reason,
  version: document.version,
});
