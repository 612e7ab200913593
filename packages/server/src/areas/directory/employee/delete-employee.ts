import { Problem } from '@portal/contract/kernel';
import { hasSignedIn } from '#areas/identity';
import { hasDoneAnything, recordAudit } from '#platform/audit.queries';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import { requireUnnamed } from '../directory-references.ts';
import type { DeleteServices, DirectoryTx } from '../directory-services.ts';
import { lockOrganization } from '../organization-lock.queries.ts';
import { deleteEmployeeRow, findEmployeeRow } from './employee.queries.ts';
import { requireOtherAdministrator } from './last-administrator.ts';

/**
 * Deletes an employee who never did anything; others must be kept as evidence and resign instead
 * (rules/directory.md#delete-an-employee).
 */
export const deleteEmployee = async (
  tx: DirectoryTx,
  { clock, references }: DeleteServices,
  id: number,
  { actor, ifMatch }: CommandContext,
): Promise<void> => {
  await lockOrganization(tx);
  const employee = await findEmployeeRow(tx, id);
  if (!employee) throw new Problem('not-found');
  requireVersion(employee, ifMatch);
  // Also an employee who only signed in: a refusal must not reveal who wrote a report.
  if (await hasSignedIn(tx, id)) throw new Problem('has-records');
  if (await hasDoneAnything(tx, id, { recordType: 'employee', recordId: id })) throw new Problem('has-records');
  await requireUnnamed(tx, references, { recordType: 'employee', id });
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
