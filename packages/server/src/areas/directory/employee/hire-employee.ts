import type { EmployeeBody, EmployeeRecord } from '@portal/contract/directory';
import { Problem } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import type { CommandContext } from '#platform/http/call-context';
import type { DirectoryServices, DirectoryTx } from '../directory-services.ts';
import { lockOrganization } from '../organization-lock.queries.ts';
import { findEmployeeRow, insertEmployee } from './employee.queries.ts';
import { viewEmployeeRecord } from './employee.view.ts';
import { employeeFacts, employeeValues } from './employee-values.ts';

export const getRecord = async (tx: DirectoryTx, id: number): Promise<EmployeeRecord> => {
  const row = await findEmployeeRow(tx, id);
  if (!row) throw new Problem('not-found');
  return viewEmployeeRecord(row);
};

/** Registers an employee (rules/directory.md#employee). */
export const hireEmployee = async (
  tx: DirectoryTx,
  { clock }: DirectoryServices,
  body: EmployeeBody,
  { actor }: CommandContext,
): Promise<EmployeeRecord> => {
  await lockOrganization(tx);
  const values = await employeeValues(tx, clock, body);
  const id = await insertEmployee(tx, values);
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'directory',
    action: 'hire',
    recordType: 'employee',
    recordId: id,
    after: employeeFacts(values),
  });
  return getRecord(tx, id);
};
