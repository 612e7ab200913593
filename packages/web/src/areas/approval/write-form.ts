import {
  type ApprovalDocument,
  DEFAULT_DUE_DAYS,
  type DocumentBody,
  emptyDocument,
  titleToKeep,
} from '@portal/contract/approval';
import { changeLines, type PickedLine, sameLines } from './line-order.ts';

/** What a person types into the form of a memo, and what travels with it unseen. */
export type DocumentForm = {
  categoryId: number;
  normalType: string | undefined;
  title: string;
  content: string;
  /** Empty while it is being typed. */
  dueDays: number | '';
  selfApprove: boolean;
  comment: string;
  lines: readonly PickedLine[];
  referrers: NonNullable<DocumentBody['referrers']>;
};

export const emptyForm = (categoryId: number): DocumentForm => {
  const { title, content, normalType, dueDays = DEFAULT_DUE_DAYS } = emptyDocument(categoryId);
  return { categoryId, normalType, title, content, dueDays, selfApprove: false, comment: '', lines: [], referrers: [] };
};

export const formOf = (document: ApprovalDocument): DocumentForm => ({
  categoryId: document.category.id,
  normalType: document.normalType,
  title: document.title,
  content: document.content,
  dueDays: document.dueDays,
  selfApprove: document.decidesArbitrarily,
  comment: document.comment ?? '',
  lines: document.lines.map(({ seq, approvalType, approver }) => ({ seq, approvalType, approver })),
  referrers: document.referrers.map(({ type, sourceId }) => ({ type, sourceId })),
});

export const bodyOf = (form: DocumentForm): DocumentBody => ({
  title: form.title,
  content: form.content,
  category: { id: form.categoryId },
  ...(form.normalType === undefined ? {} : { normalType: form.normalType }),
  dueDays: form.dueDays === '' ? DEFAULT_DUE_DAYS : form.dueDays,
  decidesArbitrarily: form.selfApprove,
  comment: form.comment.trim() === '' ? null : form.comment,
  lines: form.lines.map(({ seq, approvalType, approver }) => ({ seq, approvalType, approver: { id: approver.id } })),
  referrers: [...form.referrers],
});

/** A self-approved memo needs no title; it is saved as a draft on its way, which does. */
export const bodyToSubmit = (form: DocumentForm): DocumentBody => {
  const body = bodyOf(form);
  return form.selfApprove ? { ...body, title: titleToKeep(form.title) } : body;
};

/** Self-approval clears the line (spec 1, section 2). */
export const withSelfApproval = (form: DocumentForm, selfApprove: boolean): DocumentForm => ({
  ...form,
  selfApprove,
  lines: selfApprove ? changeLines(form.lines, { kind: 'clear' }) : form.lines,
});

const plainFields = ['title', 'content', 'dueDays', 'selfApprove', 'comment'] as const;

export const sameForm = (a: DocumentForm, b: DocumentForm): boolean =>
  plainFields.every((field) => a[field] === b[field]) && sameLines(a.lines, b.lines);
