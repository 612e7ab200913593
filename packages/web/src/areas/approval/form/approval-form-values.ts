import {
  type AttachedDocument,
  categoryOf,
  DEFAULT_DUE_DAYS,
  type DocumentBody,
  type DocumentPaper,
  emptyDocument,
  neededFields,
  normalizeTitle,
} from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { isBlankText } from '@portal/contract/kernel';
import { leaveTitle, type VacationBody } from '@portal/contract/leave';
import { changeLines, type PickedLine, sameLines } from '../line/line-order.ts';
import type { PickedReferrer } from '../referrer/referrer-selection.ts';

export type LinkedDocument = Pick<AttachedDocument, 'id' | 'docNo' | 'title' | 'approvalDate' | 'drafter' | 'status'>;

/** The values of the form, including hidden ones. */
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
  referrers: readonly PickedReferrer[];
  attachedDocs: readonly LinkedDocument[];
  /** The leave applied for; null on a memo. */
  vacation: VacationBody | null;
  resubmissionOf: DocumentPaper['resubmissionOf'];
};

export const emptyForm = (categoryId: number): DocumentForm => {
  const { title, content, normalType, dueDays = DEFAULT_DUE_DAYS, vacation = null } = emptyDocument(categoryId);
  return {
    categoryId,
    normalType,
    title,
    content,
    dueDays,
    selfApprove: false,
    comment: '',
    lines: [],
    referrers: [],
    attachedDocs: [],
    vacation,
    resubmissionOf: null,
  };
};

export const formOf = (document: DocumentPaper): DocumentForm => ({
  categoryId: document.category.id,
  normalType: document.normalType,
  title: document.title,
  content: document.content,
  dueDays: document.dueDays,
  selfApprove: document.decidesArbitrarily,
  comment: document.comment ?? '',
  lines: document.lines.map(({ seq, approvalType, approver }) => ({ seq, approvalType, approver })),
  referrers: document.referrers.map(({ addedById: _, ...referrer }) => referrer),
  attachedDocs: document.attachedDocs,
  vacation: document.vacation ?? emptyDocument(document.category.id).vacation ?? null,
  resubmissionOf: document.resubmissionOf,
});

/** The days of an earlier leave, and the title derived from them, are not copied. */
const withoutDays = (form: DocumentForm): DocumentForm => {
  if (form.vacation === null) return form;
  return { ...form, title: emptyForm(form.categoryId).title, vacation: { ...form.vacation, periods: [] } };
};

/** The former approvers of a document who have resigned: they cannot be on the line of a new one. */
export const resignedApprovers = ({
  lines,
}: {
  lines: readonly { approver: Person; isResigned?: boolean }[];
}): Person[] => lines.filter(({ isResigned }) => isResigned).map(({ approver }) => approver);

/**
 * A new form from an earlier document (rules/approval.md#resubmit): acts and comments on its lines, its files and
 * resigned people are not copied. `#rewrite` keeps the link to the replaced document, and the days of a leave;
 * `#recent` neither.
 */
export const copiedForm = (document: DocumentPaper, how: 'recent' | 'rewrite'): DocumentForm => {
  const resigned = new Set(resignedApprovers(document).map(({ id }) => id));
  const written = formOf(document);
  const staying = written.lines.filter(({ approver }) => !resigned.has(approver.id));
  // If nobody has resigned the line is unchanged, including lines that were handed over.
  const lines = resigned.size === 0 ? written.lines : changeLines(staying, { kind: 'replace', lines: staying });
  const form = { ...written, lines, comment: '' };
  if (how === 'recent') return withoutDays({ ...form, resubmissionOf: null });
  return { ...form, resubmissionOf: { id: document.id, docNo: document.docNo } };
};

export const bodyOf = (form: DocumentForm): DocumentBody => ({
  title: form.title,
  content: form.content,
  category: { id: form.categoryId },
  ...(form.normalType === undefined ? {} : { normalType: form.normalType }),
  dueDays: form.dueDays === '' ? DEFAULT_DUE_DAYS : form.dueDays,
  decidesArbitrarily: form.selfApprove,
  comment: form.comment.trim() === '' ? null : form.comment,
  lines: form.lines.map(({ seq, approvalType, approver }) => ({ seq, approvalType, approver: { id: approver.id } })),
  referrers: form.referrers.map(({ type, sourceId }) => ({ type, sourceId })),
  attachedDocs: form.attachedDocs.map(({ id }) => ({ id })),
  vacation: form.vacation,
  resubmissionOf: form.resubmissionOf && { id: form.resubmissionOf.id },
});

/** A self-approved memo and a leave need no title; the draft that they are first saved as gets the default one. */
export const bodyToSubmit = (form: DocumentForm): DocumentBody => {
  const body = bodyOf(form);
  return neededFields(body).includes('title') ? body : { ...body, title: normalizeTitle(body) };
};

/** Self-approval clears the line (rules/approval.md#self-approval). */
export const withSelfApproval = (form: DocumentForm, selfApprove: boolean): DocumentForm => ({
  ...form,
  selfApprove,
  lines: selfApprove ? changeLines(form.lines, { kind: 'clear' }) : form.lines,
});

const plainFields = ['title', 'content', 'dueDays', 'selfApprove', 'comment'] as const;

const referrerKeys = ({ referrers }: DocumentForm): string =>
  referrers.map(({ type, sourceId }) => `${type} ${sourceId}`).join();

const vacationKey = ({ vacation }: DocumentForm): string =>
  vacation ? JSON.stringify([vacation.absenceType, vacation.contract ?? '', vacation.periods]) : '';

export const sameForm = (a: DocumentForm, b: DocumentForm): boolean =>
  plainFields.every((field) => a[field] === b[field]) &&
  sameLines(a.lines, b.lines) &&
  referrerKeys(a) === referrerKeys(b) &&
  vacationKey(a) === vacationKey(b) &&
  a.attachedDocs.map(({ id }) => id).join() === b.attachedDocs.map(({ id }) => id).join();

/** The title follows the days as long as it is the one they gave it. */
export const withVacation = (form: DocumentForm, vacation: VacationBody): DocumentForm => {
  const { titleTag } = categoryOf(form.categoryId);
  const generatedTitle = leaveTitle(titleTag, form.vacation?.periods ?? []);
  const follows = isBlankText(form.title) || form.title.trim() === generatedTitle;
  return { ...form, vacation, title: follows ? leaveTitle(titleTag, vacation.periods) : form.title };
};
