import type { EmployeeBody, EmployeeRecord } from '@portal/contract/directory';
import { Problem } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { DirectoryServices, DirectoryTx } from '../directory-services.ts';
import { lockOrganization } from '../organization-lock.queries.ts';
import { type EmployeeRow, findEmployeeRow, updateEmployee } from './employee.queries.ts';
import type { EmployeeValues } from './employee-columns.ts';
import { changedEmployeeFields, employeeFacts, employeeValues } from './employee-values.ts';
import { getRecord } from './hire-employee.ts';
import { requireOtherAdministrator } from './last-administrator.ts';

const actionOf = (before: EmployeeRow, after: EmployeeValues): 'resign' | 'come-back' | 'change' => {
  if (before.is_resigned === after.is_resigned) return 'change';
  return after.is_resigned ? 'resign' : 'come-back';
};

/**
 * Changes an employee, which includes resigning, returning and moving to another department, whose documents they can
 * then see (rules/directory.md#employee).
 */
export const changeEmployee = async (
  tx: DirectoryTx,
  { clock }: DirectoryServices,
  { id, body }: { id: number; body: EmployeeBody },
  { actor, ifMatch }: CommandContext,
): Promise<EmployeeRecord> => {
  await lockOrganization(tx);
  const before = await findEmployeeRow(tx, id);
  if (!before) throw new Problem('not-found');
  requireVersion(before, ifMatch);
  const after = await employeeValues(tx, clock, body, id);
  if (after.is_resigned && !before.is_resigned) await requireOtherAdministrator(tx, id);
  const fields = changedEmployeeFields(before, after);
  if (fields.length === 0) return getRecord(tx, id);
  await updateEmployee(tx, id, after);
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'directory',
    action: actionOf(before, after),
    recordType: 'employee',
    recordId: id,
    before: employeeFacts(before),
    after: { ...employeeFacts(after), fields },
  });
  return getRecord(tx, id);
};
