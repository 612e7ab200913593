import type { Day, Transitions } from '@portal/contract/kernel';

export const documentStatuses = ['Draft', 'InProgress', 'Completed', 'Rejected', 'Canceled'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Those of a document that was sent on its way. */
export const sentStatuses = ['InProgress', 'Completed', 'Rejected', 'Canceled'] as const satisfies DocumentStatus[];
/** Those of a document that nobody acts on any more. */
export const endedStatuses = ['Completed', 'Rejected', 'Canceled'] as const satisfies DocumentStatus[];
export type SentStatus = (typeof sentStatuses)[number];

export const lineActions = ['Approved', 'Hold', 'Reject'] as const;
export type LineAction = (typeof lineActions)[number];

/** What past acts tell besides: the approver took their approval back, sent the document back one step, was reopened by that. */
export const undoings = ['Withdraw', 'Return', 'Reopened'] as const;
export type Undoing = (typeof undoings)[number];
export const pastActions = [...lineActions, ...undoings] as const;
export type PastAction = (typeof pastActions)[number];

/** Acts of which a document, its lines and its referrers tell whether their reader may do them. */
export const documentActs = [
  'print',
  'editDraft',
  'modify',
  'cancel',
  'recall',
  'nudge',
  'changeFiles',
  'viewReject',
  'copy',
  'rewrite',
  'addReferrers',
] as const;
export type DocumentAct = (typeof documentActs)[number];
export const lineActs = ['act', 'withdraw', 'return', 'decideFinally', 'ask'] as const;
export type LineAct = (typeof lineActs)[number];
export const questionActs = ['answer'] as const;
export type QuestionAct = (typeof questionActs)[number];
export const referrerActs = ['remove'] as const;
export type ReferrerAct = (typeof referrerActs)[number];

/** What the history of a document tells of, as the trail names it, and that an approver read it (rules/approval.md#history). */
export const historyActs = [
  'submit',
  'modify',
  'attach-files',
  'remove-file',
  'approve',
  'hold',
  'reject',
  'withdraw',
  'return',
  'decide-finally',
  'cancel',
  'recall',
  'add-referrers',
  'remove-referrer',
  'hand-over-line',
  'ask',
  'answer',
  'nudge',
  'read',
] as const;
export type HistoryAct = (typeof historyActs)[number];

export type DocumentMove =
  | 'submit'
  | 'approve'
  | 'hold'
  | 'reject'
  | 'withdraw'
  | 'return'
  | 'decideFinally'
  | 'cancel'
  | 'recall'
  | 'modify'
  | 'ask'
  | 'answer'
  | 'nudge';

/** Where each move leads (rules/approval.md#statuses). */
export const documentTransitions: Transitions<DocumentStatus, DocumentMove> = {
  Draft: { submit: ['InProgress', 'Completed'] },
  InProgress: {
    approve: ['InProgress', 'Completed'],
    hold: ['InProgress'],
    reject: ['Rejected'],
    withdraw: ['InProgress'],
    return: ['InProgress'],
    decideFinally: ['Completed'],
    cancel: ['Canceled'],
    recall: ['Canceled'],
    modify: ['InProgress'],
    ask: ['InProgress'],
    answer: ['InProgress'],
    nudge: ['InProgress'],
  },
  Completed: { cancel: ['Canceled'] },
  Rejected: {},
  Canceled: {},
};

/** Ended without success: its drafter may send it again. */
export const resubmittableStatuses: readonly DocumentStatus[] = ['Rejected', 'Canceled'];

/** What a document has come to that may be attached to another; one that is attached may come to something else since. */
export const ATTACHABLE_STATUS: DocumentStatus = 'Completed';
export const isAttachable = ({ status }: { status: DocumentStatus }): boolean => status === ATTACHABLE_STATUS;

/** Whether a document is to be decided by a day. */
export const awaitsDueDay = ({ status, dueDate }: { status: DocumentStatus; dueDate: Day | null }): boolean =>
  status === 'InProgress' && dueDate !== null;

export const isOverdue = (document: { status: DocumentStatus; dueDate: Day | null }, today: Day): boolean =>
  awaitsDueDay(document) && document.dueDate !== null && document.dueDate < today;

/** What the states look at in a line. */
export type LineFact = { seq: number; action: LineAction | null; pastActs?: readonly unknown[] };

/** A line waits for its approver while it has no action or was put on hold. */
export const isPending = (line: LineFact): boolean => line.action === null || line.action === 'Hold';

/** Also what was done by somebody who handed the line over since. */
export const hasActed = ({ action, pastActs = [] }: LineFact): boolean => action !== null || pastActs.length > 0;

/** The step whose turn it is: the lowest that still has a pending line; none once all have approved. */
export const actingSeq = (lines: readonly LineFact[]): number | undefined => {
  const pending = lines.filter(isPending).map((line) => line.seq);
  return pending.length === 0 ? undefined : Math.min(...pending);
};

/** The lines that may act now; none unless the document is under way. */
export const actingGroup = <L extends LineFact>(status: DocumentStatus, lines: readonly L[]): L[] => {
  if (status !== 'InProgress') return [];
  const seq = actingSeq(lines);
  return lines.filter((line) => line.seq === seq && isPending(line));
};

/** Whether a line is at it now, still to come, or none of both. */
export const turnOf = <L extends LineFact>(
  { status, lines }: { status: DocumentStatus; lines: readonly L[] },
  line: L,
): 'now' | 'later' | 'none' => {
  const acting = actingGroup(status, lines);
  if (acting.includes(line)) return 'now';
  return acting.length > 0 && line.action === null ? 'later' : 'none';
};

/** Whose turn it is once a line is approved: the others of its step, or else the next step; nobody after the last. */
export const turnAfter = <L extends LineFact>(
  { status, lines }: { status: DocumentStatus; lines: readonly L[] },
  line: L,
): L[] => {
  const left = lines.filter((each) => each !== line);
  return actingGroup(status, left);
};

/** The lines of the step before that of a line; none before the first. */
export const stepBefore = <L extends { seq: number }>(lines: readonly L[], line: { seq: number }): L[] => {
  const seq = Math.max(...lines.map((each) => each.seq).filter((each) => each < line.seq));
  return lines.filter((each) => each.seq === seq);
};

/** The undoing of this kind that came last on a line; nothing where there was none. */
export const lastUndoing = <A extends { action: PastAction }>(
  { pastActs }: { pastActs: readonly A[] },
  undoing: Undoing,
): A | undefined => pastActs.findLast(({ action }) => action === undoing);

/** Those whom a final decision skipped: they stand after it and were not asked any more. */
export const skippedLines = <L extends { seq: number; isFinal: boolean }>(lines: readonly L[]): L[] => {
  const final = lines.find(({ isFinal }) => isFinal);
  return final === undefined ? [] : lines.filter(({ seq }) => seq > final.seq);
};

/** How far a document is: the step it is at, or came to, of how many. */
export const progressOf = ({
  status,
  lines,
}: {
  status: DocumentStatus;
  lines: readonly LineFact[];
}): { step: number; steps: number } => {
  const steps = [...new Set(lines.map(({ seq }) => seq))].sort((a, b) => a - b);
  const [rejected] = rejectedLines({ lines });
  // Decided finally, all steps are through, though the later ones have no action.
  const isWhole = status === 'Draft' || status === 'Completed';
  const at = isWhole ? undefined : (rejected?.seq ?? actingSeq(lines));
  const passed = status === 'Draft' ? 0 : steps.length;
  return { step: at === undefined ? passed : steps.indexOf(at) + 1, steps: steps.length };
};

/** The lines on which somebody rejected. */
export const rejectedLines = <L extends LineFact>({ lines }: { lines: readonly L[] }): L[] =>
  lines.filter(({ action }) => action === 'Reject');

/** The status of a document under way once its lines stand so. */
export const statusAfterAct = (lines: readonly LineFact[]): DocumentStatus => {
  if (rejectedLines({ lines }).length > 0) return 'Rejected';
  return lines.every((line) => line.action === 'Approved') ? 'Completed' : 'InProgress';
};

/** Self-approved documents are complete at once, all others begin their way along the line. */
export const statusAfterSubmit = (decidesArbitrarily: boolean): DocumentStatus =>
  decidesArbitrarily ? 'Completed' : 'InProgress';
