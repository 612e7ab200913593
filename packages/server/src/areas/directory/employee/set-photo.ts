import type { EmployeeRecord } from '@portal/contract/directory';
import { Problem } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { DirectoryServices, DirectoryTx } from '../directory-services.ts';
import { lockOrganization } from '../organization-lock.queries.ts';
import { findEmployeeRow, updateEmployee } from './employee.queries.ts';
import { getRecord } from './hire-employee.ts';
import { replacePhoto } from './photo.queries.ts';

/** Replaces a photo in all its sizes. */
export const setPhoto = async (
  tx: DirectoryTx,
  { clock }: DirectoryServices,
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
