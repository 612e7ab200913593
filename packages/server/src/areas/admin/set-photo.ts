import type { EmployeeRecord } from '@portal/contract/directory';
import { Problem } from '@portal/contract/kernel';
import { findEmployeeRow, lockOrganization, replacePhoto, updateEmployee } from '#areas/directory';
import { recordAudit } from '#platform/audit/audit.queries';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { AdminServices, AdminTx } from './admin-services.ts';
import { getRecord } from './hire-employee.ts';

/** Puts a photo, in each of its sizes, in the place of the one before. */
export const setPhoto = async (
  tx: AdminTx,
  { clock }: AdminServices,
  { id, photos }: { id: number; photos: Parameters<typeof replacePhoto>[2] },
  { actor, ifMatch }: CommandContext,
): Promise<EmployeeRecord> => {
  await lockOrganization(tx);
  const employee = await findEmployeeRow(tx, id);
  if (!employee) throw new Problem('not-found');
  requireVersion(employee, ifMatch);
  await replacePhoto(tx, id, photos);
  await updateEmployee(tx, id, {});
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'directory',
    action: 'set-photo',
    recordType: 'employee',
    recordId: id,
  });
  return getRecord(tx, id);
};
