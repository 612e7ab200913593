import { person } from '@portal/contract/directory';
import {
  attachedFile,
  boolean,
  canSchema,
  day,
  id,
  instant,
  integer,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import { rootCause } from '../case/root-cause.schema.ts';
import { actionStatuses, actionTypes, caseKinds } from './action.states.ts';

/** Limits of actions and their threads (rules/safety.md#actions). */
export const actionLimits = {
  assignedAtOnce: 50,
  referrersAtOnce: 100,
  content: 5_000,
  filesOfMessage: 20,
  fileBytes: 52_428_800,
  /** Days from today until it is due, unless another day is sent. */
  dueAfter: 5,
} as const;

export const assignment = object({
  mitigator: object({ id: id() }),
  dueDate: maybe(day()),
  /** The instruction: the first message of the thread. */
  instruction: maybe(text(actionLimits.content)),
});
export type Assignment = Static<typeof assignment>;
export const assignmentBody = list(assignment, { minItems: 1, maxItems: actionLimits.assignedAtOnce });

/** A file of an action or of a case's record, as it is answered. */
export const caseFile = object({ ...attachedFile.properties, extension: text(255) });
export type CaseFile = Static<typeof caseFile>;

export const messageActs = ['answer', 'files'] as const;

export const message = object({
  id: id(),
  content: text(actionLimits.content),
  author: person,
  createdDate: instant(),
  attachedFiles: list(caseFile),
  actionType: oneOf(...actionTypes),
  /** For a closing request; null until it is answered. */
  actionCompleted: nullable(boolean()),
  /** The closing request that this message answers. */
  answerTo: nullable(id()),
  can: canSchema(...messageActs),
});
export type Message = Static<typeof message>;

export const referrer = object({ seq: integer(1, 1_000_000), referrer: person, mitigationId: id() });
export type Referrer = Static<typeof referrer>;

export const actionActs = ['message', 'requestClosing', 'rootCause', 'refer', 'cancel'] as const;
export type ActionAct = (typeof actionActs)[number];

const shown = {
  id: id(),
  actionNo: text(20),
  status: oneOf(...actionStatuses),
  case: object({ type: oneOf(...caseKinds), id: id(), no: text(20), title: text(200) }),
  mitigator: person,
  /** It is under way and its mitigator has resigned: the safety office has to cancel and reassign it. */
  mitigatorHasLeft: boolean(),
  dueDate: day(),
  isOverdue: boolean(),
  isClosingRequested: boolean(),
  assignedBy: person,
  /** The instruction, as it was assigned. */
  instruction: nullable(text(actionLimits.content)),
  createdDate: instant(),
  completedDate: nullable(instant()),
  rootCause: nullable(rootCause),
  referrers: list(referrer),
  attachedFiles: list(caseFile),
  can: canSchema(...actionActs),
};

/** An action in the list of its case. */
export const actionRow = object(shown);
export type ActionRow = Static<typeof actionRow>;

/** An action with its thread, the oldest message first. */
export const action = object({ ...shown, threads: list(message) });
export type Action = Static<typeof action>;

/** A message to write into a thread: plain, or a closing request. */
export const messageBody = object({
  content: maybe(text(actionLimits.content)),
  actionType: optional(oneOf(...actionTypes)),
  actionCompleted: maybe(boolean()),
});
export type MessageBody = Static<typeof messageBody>;

/** A closing request is accepted (`Closed`, true) or rejected (`Rejected`, false). */
export const answerBody = object({
  content: maybe(text(actionLimits.content)),
  actionType: oneOf(...actionTypes),
  actionCompleted: maybe(boolean()),
});
export type AnswerBody = Static<typeof answerBody>;

/** Why an action is cancelled; the body may be missing. */
export const cancelBody = nullable(object({ content: maybe(text(actionLimits.content)) }));
export type CancelBody = Static<typeof cancelBody>;
