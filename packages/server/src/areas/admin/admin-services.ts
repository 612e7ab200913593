import { Problem } from '@portal/contract/kernel';
import type { ApprovalTables } from '#areas/approval';
import { countStaying, type DirectoryTables, type EmployeePager } from '#areas/directory';
import { type GrantTables, listHolders } from '#areas/identity';
import type { LeaveTables } from '#areas/leave';
import type { AuditTables } from '#platform/audit/audit.queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/database';

export type AdminTables = DirectoryTables & LeaveTables & ApprovalTables & GrantTables & AuditTables;
export type AdminTx = Tx<AdminTables>;

/** What the commands of this area work with. */
export type AdminServices = { clock: Clock };

/** What the calls of this area read with. */
export type AdminRouteServices = { db: Db<AdminTables>; clock: Clock; pageEmployees: EmployeePager };

/** Whether somebody is administrator and stays so. */
export const hasAdministrator = async (tx: AdminTx): Promise<boolean> =>
  (await countStaying(tx, await listHolders(tx, 'Admin'))) > 0;

/** Refuses a change after which nobody would be administrator any more; a company that never had one may go on. */
export const requireSomeAdministrator = async (tx: AdminTx): Promise<void> => {
  if ((await listHolders(tx, 'Admin')).length > 0 && !(await hasAdministrator(tx)))
    throw new Problem('last-administrator');
};

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
