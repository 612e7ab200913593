import { canOnDrive, type Drive, type DriveRef, type DriveState } from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import type { DriveRow } from './drive.queries.ts';

/** A drive as the records in it refer to it. */
export const viewDriveRef = (row: DriveRow): DriveRef => ({
  id: row.id,
  name: row.name,
  engName: row.eng_name,
  departmentId: row.department_id,
  driveKey: row.drive_key,
  version: row.version,
});

export const viewDrive = (
  row: DriveRow,
  actor: Actor,
  { managesManual }: Pick<DriveState, 'managesManual'>,
): Drive => ({
  ...viewDriveRef(row),
  can: canOnDrive(actor, { departmentId: row.department_id, managesManual }),
});
