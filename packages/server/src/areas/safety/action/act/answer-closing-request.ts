import { enforce, isBlankText, Problem, requireValid } from '@portal/contract/kernel';
import { type Action, type Answer, type AnswerBody, actionRules, answerOf, checkAnswer } from '@portal/contract/safety';
import { notifyOfActions } from '../../notification/notify-of-action.ts';
import { endAction } from '../action.queries.ts';
import { messageState } from '../action.view.ts';
import { type FoundAction, lockAction } from '../action-access.ts';
import { answerRequest, findMessage, insertMessage } from '../action-message.queries.ts';
import { ended } from '../action-thread-sentences.ts';
import { auditActionChange, type Commanded, finishAction } from '../finish-action-change.ts';
import { readerOf } from '../read-actions.ts';

type Input = { id: number; mid: number; tid: number; body: AnswerBody };

/** A missing message is treated as one without an author that is not a request. */
const noMessage = { isMine: false, isRequest: false, isAnswered: false, isOfToday: false };

/** Finds a closing request that the actor may answer now; other messages are refused. */
const requireRequest = async (
  { tx, services, context: { actor } }: Commanded,
  { facts, state }: FoundAction,
  tid: number,
): Promise<void> => {
  const message = await findMessage(tx, facts.id, tid);
  const asked = message ? messageState(message, readerOf({ actor, clock: services.clock })) : noMessage;
  enforce(actionRules.answer(actor, state, asked));
  if (!message) throw new Problem('not-found');
  requireValid(asked.isRequest ? [] : [{ path: 'tid', code: 'not-one-of' }]);
};

const requireAnswer = (body: AnswerBody): Answer => {
  requireValid(checkAnswer(body));
  return answerOf(body) ?? 'reject';
};

/** Accepts or rejects a closing request. Of concurrent accept, reject and cancel calls exactly one succeeds. */
export const answerClosing = async (commanded: Commanded, { tid, body, ...asked }: Input): Promise<Action> => {
  const { tx, services, family, context } = commanded;
  const { actor } = context;
  const found = await lockAction(tx, family, actor, asked);
  await requireRequest(commanded, found, tid);
  const isAccepted = requireAnswer(body) === 'accept';
  const actionId = found.facts.id;
  const at = services.clock();
  await answerRequest(tx, tid, isAccepted);
  if (isAccepted) await endAction(tx, actionId, { status: 'Completed', at });
  await insertMessage(tx, {
    actionId,
    authorId: actor.employeeId,
    content: isBlankText(body.content) ? ended.Completed : (body.content ?? ''),
    at,
    actionType: isAccepted ? 'Closed' : 'Rejected',
    actionCompleted: isAccepted,
    answerToId: tid,
  });
  const audited = isAccepted ? ({ action: 'accept' } as const) : ({ action: 'reject' } as const);
  await auditActionChange(commanded, actionId, {
    ...audited,
    after: { status: isAccepted ? 'Completed' : 'InProgress' },
  });
  const kind = isAccepted ? 'safety.closing-accepted' : 'safety.closing-rejected';
  await notifyOfActions(tx, [actionId], { kind, at, who: ['mitigator'], actorId: actor.employeeId });
  return finishAction(commanded, found);
};
