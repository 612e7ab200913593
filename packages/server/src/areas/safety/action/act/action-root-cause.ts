import { enforce } from '@portal/contract/kernel';
import { type ActionType, actionRules, type RootCause, type RootCauseBody } from '@portal/contract/safety';
import { changeRootCause, createRootCause, deleteRootCause, getRootCause } from '../../case/case-root-cause.ts';
import type { RootCauseOwner } from '../../case/root-cause.queries.ts';
import { getAction, lockAction } from '../action-access.ts';
import { insertMessage } from '../action-message.queries.ts';
import { rootCauseDeleted, rootCauseSaved } from '../action-thread-sentences.ts';
import type { Commanded } from '../finish-action-change.ts';
import type { ActionQuery } from '../read-actions.ts';

type Asked = { id: number; mid: number };
type Saved = Asked & { body: RootCauseBody };

const ownerOf = (recordId: number): RootCauseOwner => ({ recordType: 'action', recordId });

/** Answers the root cause of an action, if it has one. */
export const readRootCause = async ({ db, family, actor }: ActionQuery, asked: Asked): Promise<RootCause | null> => {
  const { facts } = await getAction(db, family, actor, asked);
  return getRootCause(db, ownerOf(facts.id));
};

/** Finds an action whose root cause the actor may write now. */
const lockForRootCause = async (
  { tx, family, context: { actor } }: Commanded,
  asked: Asked,
): Promise<RootCauseOwner> => {
  const { facts, state } = await lockAction(tx, family, actor, asked);
  enforce(actionRules.rootCause(actor, state));
  return ownerOf(facts.id);
};

const savingOf = ({ tx, services: { clock }, context: { actor, ifMatch } }: Commanded) => ({
  tx,
  clock,
  actor,
  ifMatch,
});

const postToThread = async (
  { tx, services, context: { actor } }: Commanded,
  { recordId }: RootCauseOwner,
  { actionType, content }: { actionType: ActionType; content: string },
): Promise<void> => {
  const at = services.clock();
  await insertMessage(tx, { actionId: recordId, authorId: actor.employeeId, content, at, actionType });
};

const save =
  (saveRootCause: typeof changeRootCause) =>
  async (commanded: Commanded, { body, ...asked }: Saved): Promise<RootCause> => {
    const owner = await lockForRootCause(commanded, asked);
    const saved = await saveRootCause(savingOf(commanded), owner, body);
    await postToThread(commanded, owner, { actionType: 'SavedRootCause', content: rootCauseSaved(saved) });
    return saved;
  };

/** Saves the root cause of an action and records it in the thread. */
export const createActionRootCause = save(createRootCause);

/** Replaces an existing root cause. */
export const changeActionRootCause = save(changeRootCause);

/** Deletes the root cause and records it in the thread. */
export const deleteActionRootCause = async (commanded: Commanded, asked: Asked): Promise<void> => {
  const owner = await lockForRootCause(commanded, asked);
  await deleteRootCause(savingOf(commanded), owner);
  await postToThread(commanded, owner, { actionType: 'None', content: rootCauseDeleted });
};
