import { actForOther } from '@portal/contract/identity';
import { enforce, Problem } from '@portal/contract/kernel';
import { forgetBinding } from '#areas/identity';
import { recordAudit } from '#platform/audit/queries';
import type { CommandContext } from '#platform/http/call-context';
import { findEmployeeRow } from '../employee/queries.ts';
import { lockOrganization } from '../organization-lock.queries.ts';
import type { DirectoryServices, DirectoryTx } from '../services.ts';

/** Forgets whom an employee is at the provider; their next sign-in binds anew (decisions: security, Who somebody is). */
export const resetSignIn = async (
  tx: DirectoryTx,
  { clock }: DirectoryServices,
  id: number,
  { actor }: CommandContext,
): Promise<void> => {
  await lockOrganization(tx);
  if (!(await findEmployeeRow(tx, id))) throw new Problem('not-found');
  enforce(actForOther(actor, id));
  if (!(await forgetBinding(tx, id, clock()))) return;
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'identity',
    action: 'reset-sign-in',
    recordType: 'employee',
    recordId: id,
  });
};
