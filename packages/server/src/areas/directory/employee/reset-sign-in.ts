import { actForOther } from '@portal/contract/identity';
import { dayInSeoul, enforce, Problem } from '@portal/contract/kernel';
import { forgetBinding, listBound } from '#areas/identity';
import { recordAudit } from '#platform/audit.queries';
import type { CommandContext } from '#platform/http/call-context';
import type { DirectoryServices, DirectoryTx } from '../directory-services.ts';
import { lockOrganization } from '../organization-lock.queries.ts';
import { findPersonIdByEmail } from '../person.queries.ts';
import { findEmployeeRow } from './employee.queries.ts';

/** Deletes an employee's binding, if there is one; actor null: the portal itself. */
const forget = async (tx: DirectoryTx, { clock }: DirectoryServices, id: number, actorId: number | null) => {
  const wasBound = await forgetBinding(tx, id);
  if (wasBound)
    await recordAudit(tx, clock, {
      actorId,
      area: 'identity',
      action: 'reset-sign-in',
      recordType: 'employee',
      recordId: id,
    });
  return wasBound;
};

/** Deletes the binding of an employee; their next sign-in creates a new one (rules/identity.md#binding). */
export const resetSignIn = async (
  tx: DirectoryTx,
  services: DirectoryServices,
  id: number,
  { actor }: CommandContext,
): Promise<void> => {
  await lockOrganization(tx);
  if (!(await findEmployeeRow(tx, id))) throw new Problem('not-found');
  enforce(actForOther(actor, id));
  await forget(tx, services, id, actor.employeeId);
};

/**
 * The same from the command line, for when nobody can sign in: for the active employee with an address, or for all when
 * the company changes its provider. Returns the number of deleted bindings.
 */
export const resetSignIns = async (
  tx: DirectoryTx,
  services: DirectoryServices,
  whose: { email: string } | 'everybody',
): Promise<number> => {
  await lockOrganization(tx);
  const one =
    whose === 'everybody' ? undefined : await findPersonIdByEmail(tx, whose.email, dayInSeoul(services.clock()));
  if (whose !== 'everybody' && one === undefined) throw new Problem('not-found');
  const ids = one === undefined ? await listBound(tx) : [one];
  let count = 0;
  for (const id of ids) if (await forget(tx, services, id, null)) count += 1;
  return count;
};
