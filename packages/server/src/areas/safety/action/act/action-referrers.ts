import { dayInSeoul, enforce, type FieldProblem, Problem, requireValid } from '@portal/contract/kernel';
import { actionRules, type Referrer } from '@portal/contract/safety';
import { listActivePersonIds, listNames } from '#areas/directory';
import { deleteReferrer, insertReferrers, listActions, listReferrerIds } from '../action.queries.ts';
import { viewReferrers } from '../action.view.ts';
import { type FoundAction, lockAction } from '../action-access.ts';
import { insertMessage } from '../action-message.queries.ts';
import { referrersAdded, referrersRemoved } from '../action-thread-sentences.ts';
import { auditActionChange, type Commanded } from '../finish-action-change.ts';

/** Writes the names of added or removed referrers into the thread. */
const postToThread = async (
  { tx, services, context: { actor } }: Commanded,
  actionId: number,
  ids: readonly number[],
  sentence: (names: readonly string[]) => string,
): Promise<void> => {
  const names = await listNames(tx, ids);
  await insertMessage(tx, {
    actionId,
    authorId: actor.employeeId,
    content: sentence(ids.map((id) => names.get(id)?.name ?? '')),
    at: services.clock(),
    actionType: 'None',
  });
};

/** Finds people who cannot become referrers: the mitigator, the caller, and employees who are not active. */
const requireEligible = async (
  { tx, services, context: { actor } }: Commanded,
  { facts }: FoundAction,
  { sent, known }: { sent: readonly number[]; known: ReadonlySet<number> },
): Promise<void> => {
  const active = new Set(await listActivePersonIds(tx, sent, dayInSeoul(services.clock())));
  const errors = sent.flatMap((id, place): FieldProblem[] => {
    if (known.has(id)) return [];
    const path = `${place}`;
    if (id === facts.mitigatorId) return [{ path, code: 'is-mitigator' }];
    if (id === actor.employeeId) return [{ path, code: 'is-oneself' }];
    return active.has(id) ? [] : [{ path, code: 'person-inactive' }];
  });
  requireValid(errors);
};

/** Adds referrers to an action; those who are referrers already are ignored. Answers all referrers. */
export const addReferrers = async (
  commanded: Commanded,
  { body, ...asked }: { id: number; mid: number; body: readonly number[] },
): Promise<Referrer[]> => {
  const { tx, family, context } = commanded;
  const found = await lockAction(tx, family, context.actor, asked);
  enforce(actionRules.refer(context.actor, found.state));
  const actionId = found.facts.id;
  const known = new Set(await listReferrerIds(tx, actionId));
  await requireEligible(commanded, found, { sent: body, known });
  const referrers = [...new Set(body)].filter((id) => !known.has(id));
  if (referrers.length > 0) {
    await insertReferrers(tx, actionId, referrers);
    await postToThread(commanded, actionId, referrers, referrersAdded);
    await auditActionChange(commanded, actionId, { action: 'add-referrers', after: { informed: referrers } });
  }
  return (await listActions(tx, [actionId])).flatMap(viewReferrers);
};

/** Removes a referrer, who can no longer read the action from that moment on. */
export const removeReferrer = async (
  commanded: Commanded,
  { refId, ...asked }: { id: number; mid: number; refId: number },
): Promise<void> => {
  const { tx, family, context } = commanded;
  const found = await lockAction(tx, family, context.actor, asked);
  enforce(actionRules.refer(context.actor, found.state));
  const actionId = found.facts.id;
  if (!(await deleteReferrer(tx, actionId, refId))) throw new Problem('not-found');
  await postToThread(commanded, actionId, [refId], referrersRemoved);
  await auditActionChange(commanded, actionId, { action: 'remove-referrer', before: { informed: [refId] } });
};
