import { Problem } from '@portal/contract/kernel';
import { listHolders } from '#areas/identity';
import type { DirectoryTx } from '../directory-services.ts';
import { countStaying } from './employee.queries.ts';

/** Whether somebody is administrator and stays so. */
export const hasAdministrator = async (tx: DirectoryTx): Promise<boolean> =>
  (await countStaying(tx, await listHolders(tx, 'Admin'))) > 0;

/** Refuses a change after which nobody would be administrator any more; a company that never had one may go on. */
export const requireSomeAdministrator = async (tx: DirectoryTx): Promise<void> => {
  if ((await listHolders(tx, 'Admin')).length > 0 && !(await hasAdministrator(tx)))
    throw new Problem('last-administrator');
};

/**
 * Refuses to leave the company without an administrator: somebody who holds Admin and stays must be left besides this
 * person. Called under the lock of the organization (rules/identity.md#grants).
 */
export const requireOtherAdministrator = async (tx: DirectoryTx, exceptId: number): Promise<void> => {
  const holders = await listHolders(tx, 'Admin');
  if (!holders.includes(exceptId)) return;
  const others = holders.filter((id) => id !== exceptId);
  if ((await countStaying(tx, others)) === 0) throw new Problem('last-administrator');
};
