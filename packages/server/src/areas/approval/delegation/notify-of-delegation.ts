import { notify, withdrawNotification, withdrawNotifications } from '#areas/notification';
import type { Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import { listNamingDeputy } from './delegation.queries.ts';

/** The kind of record under which notifications refer to delegations, and their link. */
export const DELEGATION = 'approval/delegation';
const place = '/approval/delegation';

const DOCUMENT = 'approval/document';

type Named = { id: number; principalId: number; deputyId: number; from: string; to: string; actorId: number; at: Date };

/**
 * Notifies the deputy of a new delegation, the principal if an administrator made it, and the principals of the
 * deputy's other delegations that someone they rely on is absent.
 */
export const notifyOfNaming = async (
  tx: Tx<ApprovalTables>,
  { id, principalId, deputyId, from, to, actorId, at }: Named,
): Promise<void> => {
  const notification = { recordType: DELEGATION, place, at, actorId };
  await notify(tx, { kind: 'approval.deputy-named', recordId: id, ...notification }, [deputyId, principalId]);
  for (const each of await listNamingDeputy(tx, principalId, { from, to }))
    await notify(tx, { kind: 'approval.deputy-away', recordId: each.id, ...notification }, [each.principal_id]);
};

type Ended = { id: number; principalId: number; deputyId: number; actorId: number; at: Date };

/** Removes the unread notifications of an ended delegation's beginning. */
export const notifyOfEnd = async (
  tx: Tx<ApprovalTables>,
  { id, principalId, deputyId, actorId, at }: Ended,
): Promise<void> => {
  const record = { recordType: DELEGATION, recordId: id };
  await withdrawNotification(tx, { kind: 'approval.deputy-named', ...record });
  const notification = { kind: 'approval.delegation-ended' as const, ...record, place, at, actorId };
  await notify(tx, notification, [principalId, deputyId]);
};

type Proposal = { leaveId: number; drafterId: number; at: Date };

/** Asks the drafter of an approved leave to name a deputy, even if they approved it themselves. */
export const notifyOfProposal = (tx: Tx<ApprovalTables>, { leaveId, drafterId, at }: Proposal): Promise<void> =>
  notify(tx, { kind: 'approval.deputy-proposed', recordType: DOCUMENT, recordId: leaveId, place, at }, [drafterId]);

/** Removes that request: a deputy was named, or the leave was cancelled. */
export const withdrawProposals = (tx: Tx<ApprovalTables>, leaveIds: readonly number[]): Promise<void> =>
  withdrawNotifications(tx, { kind: 'approval.deputy-proposed', recordType: DOCUMENT }, leaveIds);
