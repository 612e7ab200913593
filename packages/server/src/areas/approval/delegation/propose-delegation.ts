import {
  type DelegationProposal,
  delegationLimits,
  overlaps,
  type Period,
  proposedPeriod,
} from '@portal/contract/approval';
import type { Db, Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import {
  type ComingLeave,
  findDecidingDrafter,
  findLatestDeputy,
  listComingLeave,
  listOpenPeriods,
  readToday,
} from './delegation.queries.ts';
import { notifyOfProposal } from './notify-of-delegation.ts';

type Proposed = { leave: ComingLeave; period: Period };

/** Own leave without a deputy, soonest first (rules/approval.md#proposals). */
const proposedFor = async (db: Db<ApprovalTables>, principalId: number): Promise<Proposed[]> => {
  const leaves = await listComingLeave(db, principalId);
  if (leaves.length === 0) return [];
  const today = await readToday(db);
  const taken = await listOpenPeriods(db, principalId);
  return leaves
    .flatMap((leave) => {
      const period = proposedPeriod(leave.days, today);
      return period && !taken.some((other) => overlaps(period, other)) ? [{ leave, period }] : [];
    })
    .toSorted((a, b) => a.period.fromDate.localeCompare(b.period.fromDate) || a.leave.id - b.leave.id);
};

/** Answers proposed delegations for the caller's own leave. */
export const listProposals = async (db: Db<ApprovalTables>, principalId: number): Promise<DelegationProposal[]> => {
  const proposed = (await proposedFor(db, principalId)).slice(0, delegationLimits.proposals);
  const deputy = proposed.length === 0 ? null : await findLatestDeputy(db, principalId);
  return proposed.map(({ leave: { id, docNo }, period }) => ({ leave: { id, docNo }, ...period, deputy }));
};

/** The own leave whose proposals a new delegation's period makes obsolete. */
export const listSettledLeave = async (
  db: Db<ApprovalTables>,
  principalId: number,
  period: Period,
): Promise<number[]> =>
  (await proposedFor(db, principalId)).filter((each) => overlaps(each.period, period)).map(({ leave }) => leave.id);

/** Proposes to the drafter of a newly approved leave to name a deputy, if they are an approver. */
export const proposeForLeave = async (tx: Tx<ApprovalTables>, leaveId: number, at: Date): Promise<void> => {
  const drafterId = await findDecidingDrafter(tx, leaveId);
  if (drafterId === undefined) return;
  const isProposed = (await proposedFor(tx, drafterId)).some(({ leave }) => leave.id === leaveId);
  if (isProposed) await notifyOfProposal(tx, { leaveId, drafterId, at });
};
