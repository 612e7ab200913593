import { Problem } from '@portal/contract/kernel';
import { listHolders } from '#areas/identity';
import type { DirectoryTx } from '../directory-services.ts';
import { countStaying } from './employee.queries.ts';

/** Whether there is an administrator without a planned resignation. */
export const hasAdministrator = async (tx: DirectoryTx): Promise<boolean> =>
  (await countStaying(tx, await listHolders(tx, 'Admin'))) > 0;

/** Refuses a change that leaves no administrator; a company that never had one is not affected. */
export const requireSomeAdministrator = async (tx: DirectoryTx): Promise<void> => {
  if ((await listHolders(tx, 'Admin')).length > 0 && !(await hasAdministrator(tx)))
    throw new Problem('last-administrator');
};

/**
 * Refuses to leave the company without an administrator: somebody other than this person must have Admin and no planned
 * resignation. Call it with the organization locked (rules/identity.md#grants).
 */
export const requireOtherAdministrator = async (tx: DirectoryTx, exceptId: number): Promise<void> => {
  const holders = await listHolders(tx, 'Admin');
  if (!holders.includes(exceptId)) return;
  const others = holders.filter((id) => id !== exceptId);
  if ((await countStaying(tx, others)) === 0) throw new Problem('last-administrator');
};
