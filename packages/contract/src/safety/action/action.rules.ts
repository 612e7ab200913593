import type { Actor } from '@portal/contract/identity';
import {
  allowed,
  type Can,
  canOf,
  type Day,
  type Decision,
  deniedByRole,
  deniedByState,
} from '@portal/contract/kernel';
import { isMaster } from '../report/report.rules.ts';
import type { ActionAct, messageActs } from './action.schema.ts';
import type { ActionStatus } from './action.states.ts';

/** The facts that decide who may read an action. */
export type ActionFacts = {
  /**
   * Whether the actor reads all actions of its case: the safety office, its investigators, readers of a report by
   * level.
   */
  readonly readsAll: boolean;
  readonly isMitigator: boolean;
  readonly isReferrer: boolean;
};

/** Further facts of an action for its rules. */
export type ActionState = ActionFacts & {
  readonly status: ActionStatus;
  readonly isClosingRequested: boolean;
  /** Whether it is reached through a hazard of another case, where its actions are read-only. */
  readonly isElsewhere: boolean;
};

const forbidden = deniedByRole('no-permission');
const elsewhere = deniedByState('belongs-to-case');
const ended = deniedByState('action-ended');

type Rule = (actor: Actor, action: ActionState) => Decision;

/** Readers of a whole case learn that an action does not exist; all others get a refusal. */
export const readAction = ({ readsAll, isMitigator, isReferrer }: ActionFacts, isThere: boolean): Decision => {
  if (readsAll) return isThere ? allowed : deniedByRole('not-found');
  return isThere && (isMitigator || isReferrer) ? allowed : forbidden;
};

const whileUnderWay = ({ isElsewhere, status }: ActionState): Decision => {
  if (isElsewhere) return elsewhere;
  return status === 'InProgress' ? allowed : ended;
};

/** The safety office and the mitigator write; a referrer never does, whatever their level. */
const write: Rule = (actor, action) => {
  const mayWrite = (isMaster(actor) || action.isMitigator) && !action.isReferrer;
  return mayWrite ? whileUnderWay(action) : forbidden;
};

const requestClosing: Rule = (_actor, action) => {
  if (!action.isMitigator) return forbidden;
  const now = whileUnderWay(action);
  return now.allowed && action.isClosingRequested ? deniedByState('closing-requested') : now;
};

const cancel: Rule = (actor, action) => (isMaster(actor) ? whileUnderWay(action) : forbidden);

/** The facts of a message that its rules need. */
export type MessageState = {
  readonly isMine: boolean;
  readonly isRequest: boolean;
  readonly isAnswered: boolean;
  /** Whether it was written today in Seoul. */
  readonly isOfToday: boolean;
};

/** The safety office answers a request, once. */
const answer = (actor: Actor, action: ActionState, { isAnswered }: MessageState): Decision => {
  if (!isMaster(actor)) return forbidden;
  if (action.isElsewhere) return elsewhere;
  return isAnswered ? deniedByState('already-answered') : allowed;
};

/** Files are attached to a message by its author, on the day it was written. */
const files = (_actor: Actor, action: ActionState, { isMine, isOfToday }: MessageState): Decision => {
  if (!isMine) return forbidden;
  const now = whileUnderWay(action);
  return now.allowed && !isOfToday ? deniedByState('too-late') : now;
};

export const actionRules = { message: write, rootCause: write, refer: write, requestClosing, cancel, answer, files };

export const canOnAction = (actor: Actor, action: ActionState): Can<ActionAct> =>
  canOf<ActionAct>({
    message: write(actor, action),
    requestClosing: requestClosing(actor, action),
    rootCause: write(actor, action),
    refer: write(actor, action),
    cancel: cancel(actor, action),
  });

/** The possible acts on a message: only a closing request can be answered. */
export const canOnMessage = (
  actor: Actor,
  action: ActionState,
  message: MessageState,
): Can<(typeof messageActs)[number]> =>
  canOf({
    answer: message.isRequest ? answer(actor, action, message) : forbidden,
    files: files(actor, action, message),
  });

/** Whether an action is still in progress after its due day (rules/safety.md#actions). */
export const isActionOverdue = (status: ActionStatus, dueOn: Day, today: Day): boolean =>
  status === 'InProgress' && dueOn < today;

/** The list of assigned actions is for the safety office (rules/safety.md#my-action). */
export const listAssigned = (actor: Actor): Decision => (isMaster(actor) ? allowed : forbidden);
