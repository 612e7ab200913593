import { dayInSeoul, enforce, requireValid } from '@portal/contract/kernel';
import {
  checkPostProcess,
  checkReturn,
  type Investigation,
  investigationRules,
  isPlanApproved,
  normalizeAssignments,
  type PostProcessBody,
  type ReturnBody,
} from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import { assignActions, requireAssignable } from '../action/act/assign-action.ts';
import { notifyOfDecision, notifyOfPostProcess } from '../notification/notify-of-investigation.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { answer, auditChange, type Command, refresh } from './finish-investigation-change.ts';
import { type FullInvestigation, listPlanned, setPlanned, updateInvestigation } from './investigation.queries.ts';
import { stateOf } from './investigation.view.ts';
import { lockWhole } from './investigation-access.ts';

type ById = { id: number };

const lockFor = async (
  act: 'postProcess' | 'approve' | 'return',
  tx: Tx<SafetyTables>,
  { id }: ById,
  context: SafetyContext,
): Promise<FullInvestigation> => {
  const row = await lockWhole(tx, context, id);
  enforce(investigationRules[act](context.actor, stateOf(row)));
  requireVersion(row, context.ifMatch);
  return row;
};

/** Saves conclusion and appendix; until it is approved also the plan, and the post process then waits for approval. */
export const savePostProcess = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body }: ById & { body: PostProcessBody },
  context: SafetyContext,
): Promise<Investigation> => {
  const row = await lockFor('postProcess', tx, { id }, context);
  const isApproved = isPlanApproved(row.status);
  requireValid(checkPostProcess(body, isApproved));
  const at = services.clock();
  const planned = normalizeAssignments(body.mitigations ?? [], dayInSeoul(at));
  if (!isApproved) {
    await requireAssignable(tx, services, { caseId: id, path: 'mitigations' }, planned);
    await setPlanned(tx, id, planned);
  }
  await updateInvestigation(tx, id, {
    conclusion: body.conclusion,
    appendix: body.appendix,
    post_process_saved_by_id: context.actor.employeeId,
    post_process_saved_at: at,
    ...(isApproved ? {} : { post_process: 'Waiting', return_reason: null }),
  });
  if (!isApproved) await notifyOfPostProcess(tx, { id, at, actorId: context.actor.employeeId });
  const command = { tx, services, context, id };
  const status = await refresh(command);
  const people = planned.map(({ mitigatorId }) => mitigatorId);
  await auditChange(command, { action: 'save-post-process', after: { status, planned: people } });
  return answer(command);
};

/** Notifies the people who worked on it of the decision of the safety office. */
const notifyDecision = (
  { tx, services, context, id }: Command,
  decision: 'approved' | 'returned',
  { investigators, saved_by }: FullInvestigation,
): Promise<void> => {
  const workers = [...investigators, ...(saved_by ? [saved_by] : [])].map((person) => person.id);
  return notifyOfDecision(tx, { id, at: services.clock(), actorId: context.actor.employeeId }, decision, workers);
};

/** Approves the post process: the planned actions are assigned by the approver. */
export const approvePostProcess = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id }: ById,
  context: SafetyContext,
): Promise<Investigation> => {
  const row = await lockFor('approve', tx, { id }, context);
  const planned = (await listPlanned(tx, id)).map(({ mitigator, dueDate, instruction }) => ({
    mitigatorId: mitigator.id,
    dueDate,
    instruction: instruction ?? '',
  }));
  await updateInvestigation(tx, id, { post_process: 'Approved' });
  const ofCase = {
    caseId: id,
    kind: 'Investigation',
    caseNo: row.investigation_no,
    ownerId: row.author.id,
    path: 'mitigations',
  } as const;
  await assignActions(tx, services, ofCase, planned, context);
  const command = { tx, services, context, id };
  await notifyDecision(command, 'approved', row);
  await auditChange(command, { action: 'approve', after: { status: await refresh(command) } });
  return answer(command);
};

/** Returns the post process with a reason. */
export const returnPostProcess = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body }: ById & { body: ReturnBody },
  context: SafetyContext,
): Promise<Investigation> => {
  const row = await lockFor('return', tx, { id }, context);
  requireValid(checkReturn(body));
  await updateInvestigation(tx, id, { post_process: 'Returned', return_reason: body.reason });
  const command = { tx, services, context, id };
  await notifyDecision(command, 'returned', row);
  await auditChange(command, { action: 'return', after: { status: await refresh(command) } });
  return answer(command);
};
