import type { FieldProblem } from '@portal/contract/kernel';
import { categoryOf, UNTITLED } from './category.rules.ts';
import type { DocumentBody } from './document.schema.ts';
import type { LineAction } from './document.states.ts';
import { isBlankRichText } from './rich-text.rules.ts';

const isBlank = (value: string | null | undefined): boolean => (value ?? '').trim() === '';

/** A draft needs a title or content (spec 1, section 5). */
export const checkDraft = (body: DocumentBody): FieldProblem[] =>
  isBlank(body.title) && isBlankRichText(body.content ?? '')
    ? [{ path: 'title', code: 'title-or-content-needed' }]
    : [];

const checkReferrers = ({ referrers = [] }: DocumentBody, drafterId: number): FieldProblem[] =>
  referrers.flatMap(({ type, sourceId }, place): FieldProblem[] => {
    const path = `referrers.${place}`;
    if (type === 'Employee' && sourceId === drafterId) return [{ path, code: 'referrer-is-drafter' }];
    const isTwice = referrers.slice(0, place).some((other) => other.type === type && other.sourceId === sourceId);
    return isTwice ? [{ path, code: 'referrer-twice' }] : [];
  });

/** Who stands where twice or where they may not: on the line, among the referrers, the drafter. */
export const checkPeople = (body: DocumentBody, drafterId: number): FieldProblem[] => {
  const lines = body.lines ?? [];
  const referrers = (body.referrers ?? []).filter(({ type }) => type === 'Employee').map(({ sourceId }) => sourceId);
  const onLine = lines.flatMap(({ approver }, place): FieldProblem[] => {
    const path = `lines.${place}.approver`;
    if (approver.id === drafterId) return [{ path, code: 'approver-is-drafter' }];
    if (lines.slice(0, place).some((line) => line.approver.id === approver.id))
      return [{ path, code: 'approver-twice' }];
    return referrers.includes(approver.id) ? [{ path, code: 'approver-is-referrer' }] : [];
  });
  return [...onLine, ...checkReferrers(body, drafterId)];
};

/** What a submission lacks (spec 1, section 5). In self-approve mode a memo needs nothing. */
export const checkSubmission = (body: DocumentBody, drafterId: number): FieldProblem[] => {
  if (body.decidesArbitrarily === true)
    return (body.lines ?? []).length > 0
      ? [{ path: 'lines', code: 'line-with-self-approval' }]
      : checkPeople(body, drafterId);
  const problems: FieldProblem[] = [];
  if ((body.lines ?? []).length === 0) problems.push({ path: 'lines', code: 'no-line' });
  if (isBlank(body.title)) problems.push({ path: 'title', code: 'title-blank' });
  if (isBlankRichText(body.content ?? '')) problems.push({ path: 'content', code: 'content-blank' });
  return [...problems, ...checkPeople(body, drafterId)];
};

/** A reject says why (decisions: approval). */
export const checkAction = (body: { action: LineAction; comment?: string | null }): FieldProblem[] =>
  body.action === 'Reject' && isBlank(body.comment) ? [{ path: 'comment', code: 'comment-needed' }] : [];

export const checkCancellation = (body: { cancellationReason: string }): FieldProblem[] =>
  isBlank(body.cancellationReason) ? [{ path: 'cancellationReason', code: 'reason-needed' }] : [];

/** The title that is kept: trimmed, a blank one replaced. */
export const titleToKeep = (title: string | undefined): string => (isBlank(title) ? UNTITLED : (title ?? '').trim());

export const DEFAULT_DUE_DAYS = 5;
export const DEFAULT_NORMAL_TYPE = 'request';

/** The form of a new memo. */
export const emptyDocument = (categoryId: number): DocumentBody & { title: string; content: string } => ({
  title: `${categoryOf(categoryId).titleTag} `,
  content: '',
  category: { id: categoryId },
  normalType: DEFAULT_NORMAL_TYPE,
  dueDays: DEFAULT_DUE_DAYS,
});
