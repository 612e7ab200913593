import { type FieldProblem, oneLine } from '@portal/contract/kernel';
import { checkVacation, leaveTitle } from '@portal/contract/leave';
import type { DocumentBody } from './approval-document.schema.ts';
import type { LineAction } from './approval-document.states.ts';
import { categoryOf, UNTITLED } from './category.rules.ts';
import { isBlankRichText, isBlankText } from './rich-text.rules.ts';

const isLeave = ({ category }: Pick<DocumentBody, 'category'>): boolean =>
  categoryOf(category.id).name === 'LeaveApplication';

const checkCategory = (body: DocumentBody): FieldProblem[] =>
  body.vacation && !isLeave(body) ? [{ path: 'vacation', code: 'vacation-on-memo' }] : [];

/** A draft needs a title or content; a leave has a default title (rules/approval.md#draft). */
export const checkDraft = (body: DocumentBody): FieldProblem[] =>
  !isLeave(body) && isBlankText(body.title) && isBlankRichText(body.content ?? '')
    ? [{ path: 'title', code: 'title-or-content-needed' }]
    : checkCategory(body);

type People = Pick<DocumentBody, 'lines' | 'referrers'>;

const checkReferrers = ({ referrers = [] }: People, drafterId: number): FieldProblem[] =>
  referrers.flatMap(({ type, sourceId }, place): FieldProblem[] => {
    const path = `referrers.${place}`;
    if (type === 'Employee' && sourceId === drafterId) return [{ path, code: 'referrer-is-drafter' }];
    const isTwice = referrers.slice(0, place).some((other) => other.type === type && other.sourceId === sourceId);
    return isTwice ? [{ path, code: 'referrer-twice' }] : [];
  });

/** The problems of people who are duplicate or not allowed: on the line, among the referrers, the drafter. */
export const checkPeople = (body: People, drafterId: number): FieldProblem[] => {
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

export type NeededField = 'lines' | 'vacation' | 'title' | 'content';

/** The required fields of a submission; a self-approved memo needs none (rules/approval.md#submit). */
export const neededFields = (body: Pick<DocumentBody, 'category' | 'decidesArbitrarily'>): readonly NeededField[] => {
  const alone = body.decidesArbitrarily === true;
  if (isLeave(body)) return alone ? ['vacation'] : ['lines', 'vacation'];
  return alone ? [] : ['lines', 'title', 'content'];
};

const fieldChecks: Record<NeededField, { code: FieldProblem['code']; in: (body: DocumentBody) => boolean }> = {
  lines: { code: 'no-line', in: ({ lines = [] }) => lines.length === 0 },
  vacation: { code: 'vacation-needed', in: ({ vacation }) => !vacation },
  // The tag alone does not say what the memo is about.
  title: {
    code: 'title-blank',
    in: ({ title, category }) => isBlankText(title) || oneLine(title) === categoryOf(category.id).titleTag,
  },
  content: { code: 'content-blank', in: ({ content = '' }) => isBlankRichText(content) },
};

const checkNeeded = (body: DocumentBody): FieldProblem[] =>
  neededFields(body).flatMap((path) => (fieldChecks[path].in(body) ? [{ path, code: fieldChecks[path].code }] : []));

const checkAlone = ({ lines = [], decidesArbitrarily }: DocumentBody): FieldProblem[] =>
  decidesArbitrarily === true && lines.length > 0 ? [{ path: 'lines', code: 'line-with-self-approval' }] : [];

/** The problems of a body for its category. */
const checkKind = (body: DocumentBody): FieldProblem[] =>
  isLeave(body) && body.vacation ? checkVacation(body.vacation) : checkCategory(body);

/** Each attached document must be unique. */
export const checkAttachedDocs = ({ attachedDocs = [] }: DocumentBody): FieldProblem[] =>
  attachedDocs.flatMap(({ id }, place): FieldProblem[] =>
    attachedDocs.slice(0, place).some((other) => other.id === id)
      ? [{ path: `attachedDocs.${place}`, code: 'attached-twice' }]
      : [],
  );

/** The problems of a submission (rules/approval.md#submit). */
export const checkSubmission = (body: DocumentBody, drafterId: number): FieldProblem[] => [
  ...checkAlone(body),
  ...checkNeeded(body),
  ...checkKind(body),
  ...checkPeople(body, drafterId),
  ...checkAttachedDocs(body),
];

/** The problems of new referrers: the drafter and approvers cannot be referrers (rules/approval.md#referrers). */
export const checkNewReferrers = (
  referrers: NonNullable<DocumentBody['referrers']>,
  document: { drafter: { id: number }; lines: readonly { approver: { id: number } }[] },
): FieldProblem[] =>
  referrers.flatMap(({ type, sourceId }, place): FieldProblem[] => {
    const path = `referrers.${place}`;
    if (type !== 'Employee') return [];
    if (sourceId === document.drafter.id) return [{ path, code: 'referrer-is-drafter' }];
    return document.lines.some(({ approver }) => approver.id === sourceId) ? [{ path, code: 'referrer-on-line' }] : [];
  });

/** A reject needs a comment (rules/approval.md#act). */
export const checkAction = (body: { action: LineAction; comment?: string | null }): FieldProblem[] =>
  body.action === 'Reject' && isBlankText(body.comment) ? [{ path: 'comment', code: 'comment-needed' }] : [];

/** A return needs a comment (rules/approval.md#return). */
export const checkReturn = (body: { comment: string }): FieldProblem[] =>
  isBlankText(body.comment) ? [{ path: 'comment', code: 'return-comment-needed' }] : [];

export const checkCancellation = (body: { cancellationReason: string }): FieldProblem[] =>
  isBlankText(body.cancellationReason) ? [{ path: 'cancellationReason', code: 'reason-needed' }] : [];

/** A recall needs a reason (rules/approval.md#recall). */
export const checkRecall = (body: { reason: string }): FieldProblem[] =>
  isBlankText(body.reason) ? [{ path: 'reason', code: 'recall-reason-needed' }] : [];

/**
 * The title as it is stored: one trimmed line without direction marks, which would affect neighbouring texts in a list;
 * a blank one is replaced.
 */
export const storedTitle = (title: string | undefined): string => (isBlankText(title) ? UNTITLED : oneLine(title));

/** The stored title of a body: a blank one of a leave is replaced by its days. */
export const normalizeTitle = ({ title, category, vacation }: DocumentBody): string => {
  const { name, titleTag } = categoryOf(category.id);
  const fits = name === 'LeaveApplication' && isBlankText(title);
  return fits ? leaveTitle(titleTag, vacation?.periods ?? []) : storedTitle(title);
};

export const DEFAULT_DUE_DAYS = 5;
export const DEFAULT_NORMAL_TYPE = 'request';

/** The form of a new document. */
export const emptyDocument = (categoryId: number): DocumentBody & { title: string; content: string } => {
  const { name, titleTag } = categoryOf(categoryId);
  return {
    title: name === 'LeaveApplication' ? titleTag : `${titleTag} `,
    content: '',
    category: { id: categoryId },
    normalType: DEFAULT_NORMAL_TYPE,
    dueDays: DEFAULT_DUE_DAYS,
    ...(name === 'LeaveApplication' ? { vacation: { absenceType: 'AnnualLeave', contract: '', periods: [] } } : {}),
  };
};
