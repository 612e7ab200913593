import { dayInSeoul } from '@portal/contract/kernel';
import { insertBinding, type SignedIn, type SignInTables } from '#areas/identity';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import { inTransaction } from '#platform/database/transaction';
import type { DirectoryTables } from '../directory-tables.ts';
import { lockOrganization } from '../organization-lock.queries.ts';
import { findUnbound } from './sign-in.queries.ts';

type Tables = DirectoryTables & SignInTables;

/**
 * The first sign-in: permanently binds the employee with the token's address to its subject
 * (rules/identity.md#binding). Checked before taking the lock, so that sign-ins of unknown people delay nobody.
 */
export const bindAtFirstSignIn = async (db: Db<Tables>, clock: Clock, signedIn: SignedIn): Promise<void> => {
  const { email } = signedIn;
  const find = (from: Db<Tables>) =>
    email === undefined ? undefined : findUnbound(from, { ...signedIn, email }, dayInSeoul(clock()));
  if ((await find(db)) === undefined) return;
  await inTransaction(db, async (tx: Tx<Tables>) => {
    await lockOrganization(tx);
    const employeeId = await find(tx);
    if (employeeId !== undefined) await insertBinding(tx, employeeId, signedIn, clock());
  });
};
