import { enforce, isBlankText, Problem } from '@portal/contract/kernel';
import { type Action, actionRules, type CancelBody } from '@portal/contract/safety';
import { notifyOfActions } from '../../notification/notify-of-action.ts';
import { endAction } from '../action.queries.ts';
import { type FoundAction, getAction, lockAction } from '../action-access.ts';
import { answerRequest, insertMessage } from '../action-message.queries.ts';
import { ended } from '../action-thread-sentences.ts';
import { auditActionChange, type Commanded, finishAction } from '../finish-action-change.ts';

type Input = { id: number; mid: number; body: CancelBody };

/**
 * Of concurrent accept, reject and cancel calls one succeeds: a cancellation that read a pending request which was
 * rejected meanwhile fails.
 */
const requireUnanswered = (before: FoundAction, found: FoundAction): void => {
  const { openRequestId } = before.facts;
  if (openRequestId !== null && openRequestId !== found.facts.openRequestId) throw new Problem('already-answered');
};

/** Cancels an action; a pending closing request is rejected with it. */
export const cancelAction = async (commanded: Commanded, { body, ...asked }: Input): Promise<Action> => {
  const { tx, services, family, context } = commanded;
  const { actor } = context;
  const before = await getAction(tx, family, actor, asked);
  const found = await lockAction(tx, family, actor, asked);
  enforce(actionRules.cancel(actor, found.state));
  requireUnanswered(before, found);
  const { id, openRequestId } = found.facts;
  if (openRequestId !== null) await answerRequest(tx, openRequestId, false);
  await endAction(tx, id, { status: 'Cancelled' });
  const said = body?.content;
  await insertMessage(tx, {
    actionId: id,
    authorId: actor.employeeId,
    content: isBlankText(said) ? ended.Cancelled : (said ?? ''),
    at: services.clock(),
    actionType: 'Canceled',
    actionCompleted: false,
    answerToId: openRequestId,
  });
  await auditActionChange(commanded, id, { action: 'cancel', after: { status: 'Cancelled' } });
  const at = services.clock();
  await notifyOfActions(tx, [id], {
    kind: 'safety.action-cancelled',
    at,
    who: ['mitigator'],
    actorId: actor.employeeId,
  });
  return finishAction(commanded, found);
};
