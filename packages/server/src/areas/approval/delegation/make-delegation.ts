import {
  categoriesOfDelegation,
  checkDelegation,
  checkDelegationReason,
  type DelegationBody,
  type DelegationForOtherBody,
  delegationRules,
} from '@portal/contract/approval';
import { enforce, type FieldProblem, isBlankText, Problem, requireValid } from '@portal/contract/kernel';
import { listActivePersonIds } from '#areas/directory';
import { recordAudit } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { ApprovalTables } from '../approval-tables.ts';
import {
  type DelegationRow,
  endDelegationRow,
  findDelegationRow,
  insertDelegation,
  isOwnLeave,
  listOverlapping,
  lockDelegation,
  lockDelegations,
  readToday,
} from './delegation.queries.ts';
import { delegationFactsOf } from './delegation.view.ts';
import { notifyOfEnd, notifyOfNaming, withdrawProposals } from './notify-of-delegation.ts';
import { listSettledLeave } from './propose-delegation.ts';

type Services = { clock: Clock };
type Delegated = DelegationBody & { principalId: number };

/** The problems of people who can no longer be named, and of a leave that is not an approved one of the principal. */
const checkStored = async (
  tx: Tx<ApprovalTables>,
  { principalId, deputy, leave }: Delegated,
  today: string,
): Promise<FieldProblem[]> => {
  const active = await listActivePersonIds(tx, [principalId, deputy.id], today);
  const problems: FieldProblem[] = [];
  if (!active.includes(principalId)) problems.push({ path: 'principal', code: 'person-inactive' });
  if (!active.includes(deputy.id)) problems.push({ path: 'deputy', code: 'person-inactive' });
  if (leave && !(await isOwnLeave(tx, leave.id, principalId))) problems.push({ path: 'leave', code: 'leave-not-own' });
  return problems;
};

const auditFactsOf = ({ principal, deputy, from_on, to_on, category_ids }: DelegationRow) => ({
  principalId: principal.id,
  deputyId: deputy.id,
  fromDate: from_on,
  toDate: to_on,
  categoryIds: category_ids,
});

const requireRow = async (tx: Tx<ApprovalTables>, id: number): Promise<DelegationRow> => {
  const row = await findDelegationRow(tx, id);
  if (!row) throw new Problem('not-found');
  return row;
};

const make = async (
  tx: Tx<ApprovalTables>,
  { clock }: Services,
  body: Delegated,
  { actor }: CommandContext,
  more: FieldProblem[] = [],
): Promise<DelegationRow> => {
  const { principalId, deputy, fromDate, toDate, reason, leave } = body;
  const today = await readToday(tx);
  const problems = [...checkDelegation(body, { principalId, today }), ...(await checkStored(tx, body, today)), ...more];
  requireValid(problems);
  await lockDelegations(tx, principalId);
  const days = { from: fromDate, to: toDate };
  if ((await listOverlapping(tx, principalId, days)).length > 0) throw new Problem('delegation-overlaps');
  const settled = await listSettledLeave(tx, principalId, { fromDate, toDate });
  const at = clock();
  const id = await insertDelegation(tx, {
    principal_id: principalId,
    deputy_id: deputy.id,
    from_on: fromDate,
    to_on: toDate,
    category_ids: categoriesOfDelegation(body),
    reason: isBlankText(reason) ? null : (reason?.trim() ?? null),
    leave_id: leave?.id ?? null,
    created_by_id: actor.employeeId,
    created_at: at,
  });
  const row = await requireRow(tx, id);
  await notifyOfNaming(tx, { id, principalId, deputyId: deputy.id, ...days, actorId: actor.employeeId, at });
  await withdrawProposals(tx, settled);
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'approval',
    action: 'create-delegation',
    recordType: 'delegation',
    recordId: id,
    after: auditFactsOf(row),
  });
  return row;
};

/** Names one's own deputy for a period (rules/approval.md#delegations). */
export const makeDelegation = (
  tx: Tx<ApprovalTables>,
  services: Services,
  body: DelegationBody,
  context: CommandContext,
): Promise<DelegationRow> => make(tx, services, { ...body, principalId: context.actor.employeeId }, context);

/** Names a deputy for another person, with a reason; raises `own-right` for or as oneself. */
export const makeDelegationForOther = (
  tx: Tx<ApprovalTables>,
  services: Services,
  { principal, ...body }: DelegationForOtherBody,
  context: CommandContext,
): Promise<DelegationRow> => {
  enforce(delegationRules.makeForOther(context.actor, { principalId: principal.id, deputyId: body.deputy.id }));
  return make(tx, services, { ...body, principalId: principal.id }, context, checkDelegationReason(body));
};

/** Ends a delegation immediately; raises `not-found` for people it does not concern. */
export const endDelegation = async (
  tx: Tx<ApprovalTables>,
  { clock }: Services,
  id: number,
  { actor, ifMatch }: CommandContext,
): Promise<DelegationRow> => {
  const row = await lockDelegation(tx, id);
  if (!row) throw new Problem('not-found');
  enforce(delegationRules.end(actor, delegationFactsOf(row), row.today));
  requireVersion(row, ifMatch);
  const at = clock();
  await endDelegationRow(tx, id, { ended_at: at, ended_by_id: actor.employeeId });
  const people = { principalId: row.principal.id, deputyId: row.deputy.id };
  await notifyOfEnd(tx, { id, ...people, actorId: actor.employeeId, at });
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'approval',
    action: 'end-delegation',
    recordType: 'delegation',
    recordId: id,
    before: auditFactsOf(row),
  });
  return requireRow(tx, id);
};
