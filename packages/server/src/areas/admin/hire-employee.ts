import type { EmployeeBody, EmployeeRecord } from '@portal/contract/directory';
import { Problem } from '@portal/contract/kernel';
import { findEmployeeRow, insertEmployee, lockOrganization, viewEmployeeRecord } from '#areas/directory';
import { recordAudit } from '#platform/audit/audit.queries';
import type { CommandContext } from '#platform/http/call-context';
import type { AdminServices, AdminTx } from './admin-services.ts';
import { employeeFacts, employeeValues } from './employee-values.ts';

export const getRecord = async (tx: AdminTx, id: number): Promise<EmployeeRecord> => {
  const row = await findEmployeeRow(tx, id);
  if (!row) throw new Problem('not-found');
  return viewEmployeeRecord(row);
};

/** Registers an employee (decisions: admin, Employees). */
export const hireEmployee = async (
  tx: AdminTx,
  { clock }: AdminServices,
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
