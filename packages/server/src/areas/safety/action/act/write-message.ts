import { enforce, requireValid } from '@portal/contract/kernel';
import {
  actionRules,
  checkMessage,
  isClosingRequest,
  type Message,
  type MessageBody,
  normalizeMessage,
} from '@portal/contract/safety';
import { notifyOfActions } from '../../notification/notify-of-action.ts';
import { viewMessage } from '../action.view.ts';
import { type FoundAction, lockAction } from '../action-access.ts';
import { findMessage, insertMessage } from '../action-message.queries.ts';
import { auditActionChange, type Commanded } from '../finish-action-change.ts';
import { readerOf } from '../read-actions.ts';
import { messageFiles } from './action-files.ts';

type Input = { id: number; mid: number; body: MessageBody };

/** Answers the new message; the action follows the type of the message from now on. */
const answerMessage = async (
  { tx, services, context: { actor } }: Commanded,
  { facts, state }: FoundAction,
  { id, isRequest }: { id: number; isRequest: boolean },
): Promise<Message> => {
  const row = await findMessage(tx, facts.id, id);
  if (!row) throw new Error('the message that was just written was not found');
  const now = { ...state, isClosingRequested: state.isClosingRequested || isRequest };
  return viewMessage(row, now, readerOf({ actor, clock: services.clock }));
};

/** Writes a message or a closing request, optionally with files. */
export const writeMessage = async (commanded: Commanded, { body, ...asked }: Input): Promise<Message> => {
  const { tx, services, family, context } = commanded;
  const { actor, files } = context;
  const found = await lockAction(tx, family, actor, asked);
  const normalized = normalizeMessage(body);
  const isRequest = isClosingRequest(normalized);
  enforce(actionRules[isRequest ? 'requestClosing' : 'message'](actor, found.state));
  requireValid(checkMessage(normalized, files.length));
  const actionId = found.facts.id;
  const at = services.clock();
  const id = await insertMessage(tx, { actionId, authorId: actor.employeeId, at, ...normalized });
  await messageFiles.add(tx, services, id, files);
  const audited = isRequest ? ({ action: 'request-closing' } as const) : ({ action: 'message' } as const);
  await auditActionChange(commanded, actionId, { ...audited, after: { files: files.length } });
  await notifyOfActions(tx, [actionId], {
    kind: isRequest ? 'safety.closing-asked' : 'safety.message',
    at,
    who: [isRequest ? 'office' : 'thread'],
    actorId: actor.employeeId,
  });
  return answerMessage(commanded, found, { id, isRequest });
};
