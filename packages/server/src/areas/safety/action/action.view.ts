import type { Actor } from '@portal/contract/identity';
import { type AttachedFile, type Day, dayInSeoul } from '@portal/contract/kernel';
import {
  type Action,
  type ActionRow,
  type ActionState,
  type CaseFile,
  canOnAction,
  canOnMessage,
  isActionOverdue,
  type Message,
  type MessageState,
  type Referrer,
} from '@portal/contract/safety';
import { extensionOf } from '#platform/files/sniff-kind';
import { viewRootCause } from '../case/case-root-cause.ts';
import type { ActionRecordRow } from './action.queries.ts';
import type { MessageRow } from './action-message.queries.ts';
import type { ActionCase } from './case-families.ts';

/** The reader and the day on which they read: the right to add files and the overdue flag depend on it. */
export type Reader = { actor: Actor; today: Day };

export const viewFiles = (files: readonly AttachedFile[]): CaseFile[] =>
  files.map(({ id, name, size }) => ({ id, name, size, extension: extensionOf(name) }));

export const viewReferrers = ({ id, referrers }: Pick<ActionRecordRow, 'id' | 'referrers'>): Referrer[] =>
  referrers.map((referrer, place) => ({ seq: place + 1, referrer, mitigationId: id }));

const stateOf = (row: ActionRecordRow, ofCase: ActionCase, { employeeId }: Actor): ActionState => ({
  readsAll: ofCase.readsAll,
  isMitigator: row.mitigator_id === employeeId,
  isReferrer: row.referrers.some(({ id }) => id === employeeId),
  status: row.status,
  isClosingRequested: row.open_request_id !== null,
  isElsewhere: ofCase.isElsewhere,
});

/** An action in the list of its case. */
export const viewAction = (row: ActionRecordRow, ofCase: ActionCase, { actor, today }: Reader): ActionRow => ({
  id: row.id,
  actionNo: row.action_no,
  status: row.status,
  case: { type: ofCase.kind, id: ofCase.id, no: ofCase.no, title: ofCase.title },
  mitigator: row.mitigator,
  mitigatorHasLeft:
    row.status === 'InProgress' && row.mitigator_resigned_on !== null && row.mitigator_resigned_on <= today,
  dueDate: row.due_on,
  isOverdue: isActionOverdue(row.status, row.due_on, today),
  isClosingRequested: row.open_request_id !== null,
  assignedBy: row.assigned_by,
  instruction: row.instruction,
  createdDate: row.created_at.toISOString(),
  completedDate: row.completed_at?.toISOString() ?? null,
  rootCause: row.root_cause && viewRootCause(row.root_cause),
  referrers: viewReferrers(row),
  attachedFiles: viewFiles(row.files),
  can: canOnAction(actor, stateOf(row, ofCase, actor)),
});

/** The facts of a message that its rules need. An acceptance has the same type as the request that it answers. */
export const messageState = (row: MessageRow, { actor, today }: Reader): MessageState => {
  const isRequest = row.action_type === 'Closed' && row.answer_to_id === null;
  return {
    isMine: row.author_id === actor.employeeId,
    isRequest,
    isAnswered: isRequest && row.action_completed !== null,
    isOfToday: dayInSeoul(row.created_at) === today,
  };
};

export const viewMessage = (row: MessageRow, action: ActionState, reader: Reader): Message => ({
  id: row.id,
  content: row.content,
  author: row.author,
  createdDate: row.created_at.toISOString(),
  attachedFiles: viewFiles(row.files),
  actionType: row.action_type,
  actionCompleted: row.action_completed,
  answerTo: row.answer_to_id,
  can: canOnMessage(reader.actor, action, messageState(row, reader)),
});

/** An action with its thread. */
export const viewWhole = (
  row: ActionRecordRow,
  thread: readonly MessageRow[],
  ofCase: ActionCase,
  reader: Reader,
): Action => {
  const state = stateOf(row, ofCase, reader.actor);
  return {
    ...viewAction(row, ofCase, reader),
    threads: thread.map((message) => viewMessage(message, state, reader)),
  };
};
