import { notify, withdrawNotification, withdrawNotifications } from '#areas/notification';
import type { Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import { listNamingDeputy } from './delegation.queries.ts';

/** How delegations are called among the records that people are told of, and where they are read. */
export const DELEGATION = 'approval/delegation';
const place = '/approval/delegation';

const DOCUMENT = 'approval/document';

type Named = { id: number; principalId: number; deputyId: number; from: string; to: string; actorId: number; at: Date };

/**
 * A deputy was named: they are told, the principal where an administrator did it, and the principals who count on the
 * one who is away now.
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

/** A delegation was ended: what was told of its beginning and not read yet is taken back. */
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

/** Asks whoever goes on leave to name a deputy, also where they approved it themselves. */
export const notifyOfProposal = (tx: Tx<ApprovalTables>, { leaveId, drafterId, at }: Proposal): Promise<void> =>
  notify(tx, { kind: 'approval.deputy-proposed', recordType: DOCUMENT, recordId: leaveId, place, at }, [drafterId]);

/** Takes the question back: a deputy was named, or the leave was canceled. */
export const withdrawProposals = (tx: Tx<ApprovalTables>, leaveIds: readonly number[]): Promise<void> =>
  withdrawNotifications(tx, { kind: 'approval.deputy-proposed', recordType: DOCUMENT }, leaveIds);
