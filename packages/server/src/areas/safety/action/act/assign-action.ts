import { dayInSeoul, type FieldProblem, Problem, requireValid, writtenNumber, yearOf } from '@portal/contract/kernel';
import { type CaseKind, checkAssignments, findDesignated, type NormalizedAssignment } from '@portal/contract/safety';
import { listActivePersonIds } from '#areas/directory';
import { recordAudit } from '#platform/audit.queries';
import type { Tx } from '#platform/database/pool';
import { nextNumber } from '#platform/numbering.queries';
import { setThirdAside } from '../../case/assessment.queries.ts';
import { notifyOfActions } from '../../notification/notify-of-action.ts';
import type { SafetyContext, SafetyServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { insertMessage } from '../action-message.queries.ts';
import { insertAction, listUnderWay } from './assign.queries.ts';

const DIGITS = 5;

/** A locked case of which the actor may assign actions now. */
export type AssignedCase = {
  caseId: number;
  kind: CaseKind;
  caseNo: string;
  /** The author of its investigation, or the registrant of its own hazard. */
  ownerId: number | null;
  /** The path of the assignments within the body; empty if they are the whole body. */
  path?: string;
};

const requireUndesignated = (errors: FieldProblem[]): void => {
  if (errors.length > 0) throw new Problem('already-designated', errors);
};

/**
 * What prevents an assignment: an assignee who is not active or a due day in the past (`not-valid`), an assignee named
 * twice or with an action under way on the case already (`already-designated`).
 */
export const requireAssignable = async (
  tx: Tx<SafetyTables>,
  { clock }: Pick<SafetyServices, 'clock'>,
  { caseId, path = '' }: Pick<AssignedCase, 'caseId' | 'path'>,
  normalized: readonly NormalizedAssignment[],
): Promise<void> => {
  const today = dayInSeoul(clock());
  const people = normalized.map(({ mitigatorId }) => mitigatorId);
  const active = new Set(await listActivePersonIds(tx, people, today));
  requireValid(checkAssignments(normalized, { today, active, path }));
  requireUndesignated(findDesignated(normalized, new Set(await listUnderWay(tx, caseId)), path));
};

/**
 * Assigns actions of a case, all or none, and invalidates a valid third assessment. Answers their ids in the order of
 * the assignments. The caller of this function has to refresh the status of the case.
 */
export const assignActions = async (
  tx: Tx<SafetyTables>,
  services: Pick<SafetyServices, 'clock'>,
  ofCase: AssignedCase,
  normalized: readonly NormalizedAssignment[],
  { actor }: Pick<SafetyContext, 'actor'>,
): Promise<number[]> => {
  const { clock } = services;
  const { caseId, caseNo, ownerId } = ofCase;
  await requireAssignable(tx, services, ofCase, normalized);
  const at = clock();
  await setThirdAside(tx, caseId, at);
  const year = yearOf(dayInSeoul(at));
  const assignedById = actor.employeeId;
  const ids: number[] = [];
  for (const { mitigatorId, dueDate, instruction } of normalized) {
    const actionNo = writtenNumber('ACT', year, await nextNumber(tx, 'ACT', year), DIGITS);
    const recordId = await insertAction(tx, {
      caseId,
      actionNo,
      mitigatorId,
      dueOn: dueDate,
      assignedById,
      ownerId,
      at,
    });
    if (instruction !== '')
      await insertMessage(tx, {
        actionId: recordId,
        authorId: assignedById,
        content: instruction,
        at,
        actionType: 'None',
        isInstruction: true,
      });
    await recordAudit(tx, clock, {
      actorId: assignedById,
      area: 'safety',
      recordType: 'action',
      recordId,
      action: 'assign',
      after: { actionNo, caseNo, mitigator: mitigatorId, dueDate },
    });
    ids.push(recordId);
  }
  await notifyOfActions(tx, ids, { kind: 'safety.action-assigned', at, who: ['mitigator'], actorId: assignedById });
  return ids;
};
