import type { Day, Transitions } from '@portal/contract/kernel';

export const documentStatuses = ['Draft', 'InProgress', 'Completed', 'Rejected', 'Canceled'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** The statuses of a submitted document. */
export const sentStatuses = ['InProgress', 'Completed', 'Rejected', 'Canceled'] as const satisfies DocumentStatus[];
/** The statuses of an ended document. */
export const endedStatuses = ['Completed', 'Rejected', 'Canceled'] as const satisfies DocumentStatus[];
export type SentStatus = (typeof sentStatuses)[number];

export const lineActions = ['Approved', 'Hold', 'Reject'] as const;
export type LineAction = (typeof lineActions)[number];

/**
 * Past acts in addition to decisions: the approver withdrew their approval, returned the document, or the line was
 * reopened by a return.
 */
export const undoings = ['Withdraw', 'Return', 'Reopened'] as const;
export type Undoing = (typeof undoings)[number];
export const pastActions = [...lineActions, ...undoings] as const;
export type PastAction = (typeof pastActions)[number];

/** The acts in `can` of a document, its lines and its referrers. */
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

/**
 * The acts in the history of a document by their names in the audit trail, and readings by approvers
 * (rules/approval.md#history).
 */
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

/** The result of each status transition (rules/approval.md#statuses). */
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

/** Rejected or cancelled: its drafter may send it again. */
export const resubmittableStatuses: readonly DocumentStatus[] = ['Rejected', 'Canceled'];

/** The status of a document that can be attached to another; an attached one may change afterwards. */
export const ATTACHABLE_STATUS: DocumentStatus = 'Completed';
export const isAttachable = ({ status }: { status: DocumentStatus }): boolean => status === ATTACHABLE_STATUS;

/** Whether a document has a due day. */
export const awaitsDueDay = ({ status, dueDate }: { status: DocumentStatus; dueDate: Day | null }): boolean =>
  status === 'InProgress' && dueDate !== null;

export const isOverdue = (document: { status: DocumentStatus; dueDate: Day | null }, today: Day): boolean =>
  awaitsDueDay(document) && document.dueDate !== null && document.dueDate < today;

/** The facts of a line that decide on its state. */
export type LineFact = { seq: number; action: LineAction | null; pastActs?: readonly unknown[] };

/** A line waits for its approver while it has no action or is on hold. */
export const isPending = (line: LineFact): boolean => line.action === null || line.action === 'Hold';

/** Includes acts of a former approver who handed the line over. */
export const hasActed = ({ action, pastActs = [] }: LineFact): boolean => action !== null || pastActs.length > 0;

/** The present step: the lowest with a pending line; undefined once all have approved. */
export const actingSeq = (lines: readonly LineFact[]): number | undefined => {
  const pending = lines.filter(isPending).map((line) => line.seq);
  return pending.length === 0 ? undefined : Math.min(...pending);
};

/** The lines that may act now; empty unless the document is in progress. */
export const actingGroup = <L extends LineFact>(status: DocumentStatus, lines: readonly L[]): L[] => {
  if (status !== 'InProgress') return [];
  const seq = actingSeq(lines);
  return lines.filter((line) => line.seq === seq && isPending(line));
};

/** Whether a line is at its turn, still waiting for it, or neither. */
export const turnOf = <L extends LineFact>(
  { status, lines }: { status: DocumentStatus; lines: readonly L[] },
  line: L,
): 'now' | 'later' | 'none' => {
  const acting = actingGroup(status, lines);
  if (acting.includes(line)) return 'now';
  return acting.length > 0 && line.action === null ? 'later' : 'none';
};

/** The next lines once a line is approved: the others of its step, or else the next step; empty after the last. */
export const turnAfter = <L extends LineFact>(
  { status, lines }: { status: DocumentStatus; lines: readonly L[] },
  line: L,
): L[] => {
  const left = lines.filter((each) => each !== line);
  return actingGroup(status, left);
};

/** The lines of the step before that of a line; empty for the first. */
export const stepBefore = <L extends { seq: number }>(lines: readonly L[], line: { seq: number }): L[] => {
  const seq = Math.max(...lines.map((each) => each.seq).filter((each) => each < line.seq));
  return lines.filter((each) => each.seq === seq);
};

/** The last act of undoing of this kind on a line, or undefined. */
export const lastUndoing = <A extends { action: PastAction }>(
  { pastActs }: { pastActs: readonly A[] },
  undoing: Undoing,
): A | undefined => pastActs.findLast(({ action }) => action === undoing);

/** The lines that a final decision skipped: those after it that were not asked any more. */
export const skippedLines = <L extends { seq: number; isFinal: boolean }>(lines: readonly L[]): L[] => {
  const final = lines.find(({ isFinal }) => isFinal);
  return final === undefined ? [] : lines.filter(({ seq }) => seq > final.seq);
};

/** The progress of a document: its present or last step, and the number of steps. */
export const progressOf = ({
  status,
  lines,
}: {
  status: DocumentStatus;
  lines: readonly LineFact[];
}): { step: number; steps: number } => {
  const steps = [...new Set(lines.map(({ seq }) => seq))].sort((a, b) => a - b);
  const [rejected] = rejectedLines({ lines });
  // After a final decision all steps count as passed, though the later ones have no action.
  const isWhole = status === 'Draft' || status === 'Completed';
  const at = isWhole ? undefined : (rejected?.seq ?? actingSeq(lines));
  const passed = status === 'Draft' ? 0 : steps.length;
  return { step: at === undefined ? passed : steps.indexOf(at) + 1, steps: steps.length };
};

/** The lines on which somebody rejected. */
export const rejectedLines = <L extends LineFact>({ lines }: { lines: readonly L[] }): L[] =>
  lines.filter(({ action }) => action === 'Reject');

/** The status of a document in progress with lines in this state. */
export const statusAfterAct = (lines: readonly LineFact[]): DocumentStatus => {
  if (rejectedLines({ lines }).length > 0) return 'Rejected';
  return lines.every((line) => line.action === 'Approved') ? 'Completed' : 'InProgress';
};

/** Self-approved documents are completed immediately, all others start with their line. */
export const statusAfterSubmit = (decidesArbitrarily: boolean): DocumentStatus =>
  decidesArbitrarily ? 'Completed' : 'InProgress';
