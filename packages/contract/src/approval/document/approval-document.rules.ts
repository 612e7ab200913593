import type { Actor } from '@portal/contract/identity';
import {
  allowed,
  type Can,
  canOf,
  type Day,
  type Decision,
  dayInSeoul,
  deniedByRole,
  deniedByState,
} from '@portal/contract/kernel';
import { firstLeaveDay } from '@portal/contract/leave';
import {
  actingGroup,
  type DocumentAct,
  type LineAct,
  type QuestionAct,
  type ReferrerAct,
  rejectedLines,
  resubmittableStatuses,
} from './approval-document.states.ts';
import { hasActedInPlace, lineInPlace } from './deputy.rules.ts';
import {
  type DocumentFacts,
  draftersOnly,
  isDrafter,
  isOnLine,
  isReferrer,
  isUndecided,
  type QuestionFacts,
} from './document-facts.ts';
import { act, comesTooLate, decideFinally, holdsLevel2, returnLine, withdraw } from './line-acts.rules.ts';
import { answer, ask } from './question.rules.ts';

/** The lists of documents (rules/approval.md#lists). */
export const documentLists = ['draft', 'in-progress', 'requested', 'completed', 'approved', 'submitted'] as const;
export type DocumentList = (typeof documentLists)[number];

/** The roles of a person on a document; a person may have several. */
export const documentRoles = ['Drafter', 'Approver', 'Referrer'] as const;
export type DocumentRole = (typeof documentRoles)[number];

/** The people who decide on a document: its approvers, and deputies who acted. */
const isApprover = (actor: Actor, document: DocumentFacts): boolean =>
  isOnLine(actor, document) || hasActedInPlace(actor, document);

/** Whether a person has a role on a document; the filter of the lists is equivalent (proven by a test). */
export const hasRole: Record<DocumentRole, (actor: Actor, document: DocumentFacts) => boolean> = {
  Drafter: isDrafter,
  Approver: isApprover,
  Referrer: isReferrer,
};

const concerns = (actor: Actor, document: DocumentFacts): boolean =>
  isDrafter(actor, document) || isOnLine(actor, document) || isReferrer(actor, document);

/** The people who can always see it. */
const isInvolved = (actor: Actor, document: DocumentFacts): boolean =>
  concerns(actor, document) || hasActedInPlace(actor, document);

/** Whether a document is in a list of the actor; the SQL of the lists is equivalent (proven by a test). */
export const isInList: Record<DocumentList, (actor: Actor, document: DocumentFacts) => boolean> = {
  draft: (actor, document) => document.status === 'Draft' && isDrafter(actor, document),
  'in-progress': (actor, document) => document.status === 'InProgress' && isInvolved(actor, document),
  requested: (actor, document) => ownActingLine(actor, document) !== undefined,
  completed: (actor, document) =>
    document.status !== 'Draft' && document.status !== 'InProgress' && isInvolved(actor, document),
  approved: (actor, document) =>
    document.status !== 'Draft' &&
    document.lines.some(
      ({ action, approver, actedBy }) =>
        action === 'Approved' && (approver.id === actor.employeeId || actedBy?.id === actor.employeeId),
    ),
  submitted: (actor, document) => document.status !== 'Draft' && isDrafter(actor, document),
};

/**
 * Who sees a document; a deputy sees it while they may act in place, and permanently once they acted
 * (rules/approval.md#who-sees-a-document).
 */
const view = (actor: Actor, document: DocumentFacts): Decision => {
  const sees =
    document.status === 'Draft'
      ? isDrafter(actor, document)
      : isInvolved(actor, document) || lineInPlace(actor, document) !== undefined;
  return sees ? allowed : deniedByRole('no-permission-on-document');
};

/** Who may see a document to act on one of its lines: also a deputy who is just too late, so that they learn it. */
const viewToAct = (actor: Actor, document: DocumentFacts, lineId: number): Decision =>
  comesTooLate(actor, document, lineId) ? allowed : view(actor, document);

/**
 * Whether a reader of a document may read its attached documents: a draft gives no such right
 * (rules/approval.md#draft).
 */
export const grantsAccessToAttached = ({ status }: Pick<DocumentFacts, 'status'>): boolean => status !== 'Draft';

/** Drafts are saved, submitted and deleted by their drafter alone. */
const editDraft = (actor: Actor, document: DocumentFacts): Decision =>
  draftersOnly(actor, document) ?? (document.status === 'Draft' ? allowed : deniedByState('already-processed'));

/** Memos in progress on which nobody acted, by the drafter (rules/approval.md#modify). */
const modify = (actor: Actor, document: DocumentFacts): Decision => {
  const role = draftersOnly(actor, document);
  if (role) return role;
  const open =
    document.category.name === 'LetterOfApproval' && document.status === 'InProgress' && isUndecided(document);
  return open ? allowed : deniedByState('already-processed');
};

const cancelMemo = (document: DocumentFacts): Decision =>
  document.status === 'InProgress' && isUndecided(document) ? allowed : deniedByState('already-acted');

const cancelLeave = ({ status, vacation }: DocumentFacts, today: Day): Decision => {
  if (status === 'InProgress') return allowed;
  if (status !== 'Completed') return deniedByState('already-acted');
  const first = firstLeaveDay(vacation?.periods ?? []);
  return first !== undefined && today < first ? allowed : deniedByState('leave-begun');
};

/**
 * A memo may be cancelled while it is in progress and nobody acted; a leave while it is in progress, or completed until
 * the day before its first day (rules/approval.md#cancel).
 */
const cancel = (actor: Actor, document: DocumentFacts, today: Day): Decision => {
  const role = draftersOnly(actor, document);
  if (role) return role;
  return document.category.name === 'LeaveApplication' ? cancelLeave(document, today) : cancelMemo(document);
};

/**
 * Recalling a memo on which somebody acted, when it can no longer be cancelled; the drafter continues with a draft. A
 * leave is cancelled instead (rules/approval.md#recall).
 */
const recall = (actor: Actor, document: DocumentFacts): Decision => {
  const role = draftersOnly(actor, document);
  if (role) return role;
  if (document.category.name !== 'LetterOfApproval') return deniedByRole('no-permission');
  if (document.status !== 'InProgress') return deniedByState('already-acted');
  return isUndecided(document) ? deniedByState('nobody-acted') : allowed;
};

/** The minimum time between two reminders. */
const NUDGE_HOURS = 4;

/** Reminding the present approvers, by the drafter (rules/approval.md#nudge). */
const nudge = (actor: Actor, document: DocumentFacts, now: Date): Decision => {
  const role = draftersOnly(actor, document);
  if (role) return role;
  if (document.status !== 'InProgress') return deniedByState('already-processed');
  const { nudgedAt } = document;
  const isEarly = nudgedAt !== null && now.getTime() - Date.parse(nudgedAt) < NUDGE_HOURS * 3_600_000;
  return isEarly ? deniedByState('nudged-lately') : allowed;
};

/** Files are added and removed in a draft, and in progress until somebody acts. */
const changeFiles = (actor: Actor, document: DocumentFacts): Decision => {
  const role = draftersOnly(actor, document);
  if (role) return role;
  const open = document.status === 'Draft' || (document.status === 'InProgress' && isUndecided(document));
  return open ? allowed : deniedByState('already-processed');
};

/** Self-approval (전결) is for everyone, or with `granted` for holders of Approval Level2 and above. */
const selfApprove = (actor: Actor, policy: 'everyone' | 'granted'): Decision =>
  policy === 'everyone' || holdsLevel2(actor) ? allowed : deniedByRole('no-permission');

/** The PDF button is shown on memos only, though every document has a PDF (rules/approval.md#buttons). */
const print = (_actor: Actor, document: DocumentFacts): Decision =>
  document.category.name === 'LetterOfApproval' ? allowed : deniedByRole('no-permission');

/** The block of referrers is shown if there are any, or some may be added (rules/approval.md#buttons). */
export const showsReferrers = ({ status, referrers }: Pick<DocumentFacts, 'status' | 'referrers'>): boolean =>
  referrers.length > 0 || status === 'InProgress' || status === 'Completed';

/** The button with the reasons of a rejection: for the drafter, if somebody rejected (rules/approval.md#buttons). */
const viewReject = (actor: Actor, document: DocumentFacts): Decision =>
  rejectedLines(document).length > 0 ? (draftersOnly(actor, document) ?? allowed) : deniedByRole('no-permission');

/** Resubmitting one's own rejected or cancelled document as a new one (rules/approval.md#resubmit). */
const rewrite = (actor: Actor, document: DocumentFacts): Decision => {
  const role = draftersOnly(actor, document);
  if (role) return role;
  return resubmittableStatuses.includes(document.status) ? allowed : deniedByState('already-processed');
};

/** Copying one's own earlier document in any status to a new one (rules/approval.md#resubmit). */
const copy = (actor: Actor, document: DocumentFacts): Decision => draftersOnly(actor, document) ?? allowed;

/** Everyone involved may add referrers while the document is in progress or completed (rules/approval.md#referrers). */
const addReferrers = (actor: Actor, document: DocumentFacts): Decision => {
  if (!concerns(actor, document)) return deniedByRole('no-permission');
  const open = document.status === 'InProgress' || document.status === 'Completed';
  return open ? allowed : deniedByState('referrers-closed');
};

/** A referrer is removed by the drafter or by the person who added it. */
const removeReferrer = (actor: Actor, document: DocumentFacts, { addedById }: { addedById: number }): Decision =>
  isDrafter(actor, document) || addedById === actor.employeeId ? allowed : deniedByRole('no-permission');

/**
 * The drafter's leave balance: for the drafter, the approvers and their deputies, while the leave is in progress
 * (rules/leave.md#balance).
 */
const seeLeave = (actor: Actor, document: DocumentFacts): Decision => {
  const shown = document.category.name === 'LeaveApplication' && document.status === 'InProgress';
  const isAsked = isApprover(actor, document) || lineInPlace(actor, document) !== undefined;
  return shown && (isDrafter(actor, document) || isAsked) ? allowed : deniedByRole('no-permission');
};

export const documentRules = {
  view,
  viewToAct,
  editDraft,
  modify,
  cancel,
  recall,
  nudge,
  ask,
  answer,
  changeFiles,
  act,
  withdraw,
  returnLine,
  decideFinally,
  selfApprove,
  print,
  viewReject,
  copy,
  rewrite,
  addReferrers,
  removeReferrer,
  seeLeave,
};

/** The acts on a document in its `can`. */
export const canOnDocument = (actor: Actor, document: DocumentFacts, now: Date): Can<DocumentAct> =>
  canOf<DocumentAct>({
    print: print(actor, document),
    editDraft: editDraft(actor, document),
    modify: modify(actor, document),
    cancel: cancel(actor, document, dayInSeoul(now)),
    recall: recall(actor, document),
    nudge: nudge(actor, document, now),
    changeFiles: changeFiles(actor, document),
    viewReject: viewReject(actor, document),
    copy: copy(actor, document),
    rewrite: rewrite(actor, document),
    addReferrers: addReferrers(actor, document),
  });

/** The acts on one of its lines. */
export const canOnLine = (actor: Actor, document: DocumentFacts, lineId: number): Can<LineAct> =>
  canOf<LineAct>({
    act: act(actor, document, lineId),
    withdraw: withdraw(actor, document, lineId),
    return: returnLine(actor, document, lineId),
    decideFinally: decideFinally(actor, document, lineId),
    ask: ask(actor, document, lineId),
  });

/** The acts on one of its questions. */
export const canOnQuestion = (
  actor: Actor,
  document: Pick<DocumentFacts, 'status'>,
  question: QuestionFacts,
): Can<QuestionAct> => canOf<QuestionAct>({ answer: answer(actor, document, question) });

/** The acts on one of its referrers. */
export const canOnReferrer = (
  actor: Actor,
  document: DocumentFacts,
  referrer: { addedById: number },
): Can<ReferrerAct> => canOf<ReferrerAct>({ remove: removeReferrer(actor, document, referrer) });

/** The present line on which the actor may act: their own, or one in place. */
export const ownActingLine = <D extends DocumentFacts>(actor: Actor, document: D): D['lines'][number] | undefined =>
  actingGroup(document.status, document.lines).find((line) => line.approver.id === actor.employeeId) ??
  lineInPlace(actor, document);
