import { Problem } from '@portal/contract/kernel';
import { hasDoneAnything, recordAudit } from '#platform/audit/queries';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import { requireUnnamed } from '../dependents.ts';
import { lockOrganization } from '../organization-lock.queries.ts';
import type { DirectoryChangeServices, DirectoryTx } from '../services.ts';
import { requireOtherAdministrator } from './last-administrator.ts';
import { deleteEmployeeRow, findEmployeeRow } from './queries.ts';

/** Deletes an employee who never did anything; whoever did is evidence and resigns instead (decisions: admin, Employees). */
export const deleteEmployee = async (
  tx: DirectoryTx,
  { clock, dependents }: DirectoryChangeServices,
  id: number,
  { actor, ifMatch }: CommandContext,
): Promise<void> => {
  await lockOrganization(tx);
  const employee = await findEmployeeRow(tx, id);
  if (!employee) throw new Problem('not-found');
  requireVersion(employee, ifMatch);
  const record = { recordType: 'employee', id } as const;
  if (await hasDoneAnything(tx, id, { recordType: 'employee', recordId: id })) throw new Problem('has-records');
  await requireUnnamed(tx, dependents, record);
  await requireOtherAdministrator(tx, id);
  for (const dependent of dependents) await dependent.forget(tx, record);
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
