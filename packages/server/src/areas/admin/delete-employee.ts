import { Problem } from '@portal/contract/kernel';
import { isEmployeeOnDocuments } from '#areas/approval';
import { deleteEmployeeRow, findEmployeeRow, lockOrganization } from '#areas/directory';
import { hasDoneAnything, recordAudit } from '#platform/audit/audit.queries';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import { type AdminServices, type AdminTx, requireOtherAdministrator } from './admin-services.ts';

/** Deletes an employee who never did anything; whoever did is evidence and resigns instead (decisions: admin, Employees). */
export const deleteEmployee = async (
  tx: AdminTx,
  { clock }: AdminServices,
  id: number,
  { actor, ifMatch }: CommandContext,
): Promise<void> => {
  await lockOrganization(tx);
  const employee = await findEmployeeRow(tx, id);
  if (!employee) throw new Problem('not-found');
  requireVersion(employee, ifMatch);
  const isKnown =
    (await isEmployeeOnDocuments(tx, id)) || (await hasDoneAnything(tx, id, { recordType: 'employee', recordId: id }));
  if (isKnown) throw new Problem('has-records');
  await requireOtherAdministrator(tx, id);
  await deleteEmployeeRow(tx, id);
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'directory',
    action: 'delete',
    recordType: 'employee',
    recordId: id,
    before: { code: employee.code, departmentId: employee.department_id },
  });
};
