import { dayInSeoul, enforce } from '@portal/contract/kernel';
import { type Action, type Assignment, normalizeAssignments } from '@portal/contract/safety';
import { refreshCase } from '../../case/status.queries.ts';
import { lockFound } from '../action-access.ts';
import { actionQueryOf, type Commanded } from '../finish-action-change.ts';
import { answerActions } from '../read-actions.ts';
import { assignActions } from './assign-action.ts';

/** Assigns actions of a case, all or none; answers the new actions in the order of the body. */
export const assignToCase = async (
  commanded: Commanded,
  { id, body }: { id: number; body: readonly Assignment[] },
): Promise<Action[]> => {
  const { tx, services, family, context } = commanded;
  const ofCase = await lockFound(tx, family, context.actor, id);
  enforce(ofCase.assign);
  const { caseId, kind, no: caseNo, ownerId } = ofCase;
  const normalized = normalizeAssignments(body, dayInSeoul(services.clock()));
  const ids = await assignActions(tx, services, { caseId, kind, caseNo, ownerId }, normalized, context);
  await refreshCase(tx, caseId);
  return answerActions(actionQueryOf(commanded), ofCase, ids);
};
