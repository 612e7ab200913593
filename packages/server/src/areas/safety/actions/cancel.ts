import { enforce, isBlankText } from '@portal/contract/kernel';
import { type Action, actionRules, type CancelBody } from '@portal/contract/safety';
import { type Commanded, finishAction, tellAction } from './finish.ts';
import { lockAction } from './found.ts';
import { answerRequest, insertMessage } from './message.queries.ts';
import { endAction } from './queries.ts';
import { ended } from './sentences.ts';

type Input = { id: number; mid: number; body: CancelBody };

/** Cancels an action; a closing request that waits is answered with no. */
export const cancelAction = async (commanded: Commanded, { body, ...asked }: Input): Promise<Action> => {
  const { tx, services, family, context } = commanded;
  const { actor } = context;
  const found = await lockAction(tx, family, actor, asked);
  enforce(actionRules.cancel(actor, found.state));
  const { id, open_request_id } = found.facts;
  if (open_request_id !== null) await answerRequest(tx, open_request_id, false);
  await endAction(tx, id, { status: 'Cancelled' });
  const said = body?.content;
  await insertMessage(tx, {
    actionId: id,
    authorId: actor.employeeId,
    content: isBlankText(said) ? ended.Cancelled : (said ?? ''),
    at: services.clock(),
    actionType: 'Canceled',
    actionCompleted: false,
    answerToId: open_request_id,
  });
  await tellAction(commanded, id, { action: 'cancel', after: { status: 'Cancelled' } });
  return finishAction(commanded, found);
};
