import { Problem } from '@portal/contract/kernel';
import type { ApprovalTables } from '#areas/approval';
import { countStaying, type DirectoryTables } from '#areas/directory';
import { type GrantTables, listHolders } from '#areas/identity';
import type { LeaveTables } from '#areas/leave';
import type { AuditTables } from '#platform/audit/audit.queries';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/database';

export type AdminTables = DirectoryTables & LeaveTables & ApprovalTables & GrantTables & AuditTables;
export type AdminTx = Tx<AdminTables>;

/** What the commands of this area work with. */
export type AdminServices = { clock: Clock };

/**
 * Refuses to leave the company without an administrator: somebody who holds Admin and stays must be left besides this
 * person. Called under the lock of the organization (decisions: conventions, Permissions).
 */
export const requireOtherAdministrator = async (tx: AdminTx, exceptId: number): Promise<void> => {
  const holders = await listHolders(tx, 'Admin');
  if (!holders.includes(exceptId)) return;
  const others = holders.filter((id) => id !== exceptId);
  if ((await countStaying(tx, others)) === 0) throw new Problem('last-administrator');
};
