import { administer, checkDriveName, type Drive, type DriveBody, driveRules } from '@portal/contract/documents';
import { enforce, oneLine, Problem, requireValid } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import type { Db, Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { lockNames } from '../name-lock.queries.ts';
import {
  type DriveRow,
  deleteDriveRow,
  findDrive,
  findLockedDrive,
  holdsAnything,
  insertDrive,
  isDriveNameTaken,
  renameDrive,
} from './drive.queries.ts';
import { viewDrive } from './drive.view.ts';

type Services = Pick<DocumentServices, 'clock'>;

/** Finds a drive; raises `not-found`. */
export const getDrive = async (db: Db<DocumentTables>, id: number): Promise<DriveRow> => {
  const drive = await findDrive(db, id);
  if (!drive) throw new Problem('not-found');
  return drive;
};

/** The same with the drive locked, to change it. */
const lockDrive = async (tx: Tx<DocumentTables>, id: number): Promise<DriveRow> => {
  const drive = await findLockedDrive(tx, id);
  if (!drive) throw new Problem('not-found');
  return drive;
};

/** The name as it is stored; raises `not-valid` and `name-exists`. */
const requireName = async (tx: Tx<DocumentTables>, { name }: DriveBody, exceptId?: number): Promise<string> => {
  requireValid(checkDriveName(name));
  const normalized = oneLine(name);
  if (await isDriveNameTaken(tx, normalized, exceptId)) throw new Problem('name-exists');
  return normalized;
};

type Change = 'make' | 'change' | 'delete';

const audit = (
  tx: Tx<DocumentTables>,
  { clock }: Services,
  { actor }: DocumentContext,
  { id, drive_key: driveKey, change }: Pick<DriveRow, 'id' | 'drive_key'> & { change: Change },
): Promise<void> =>
  recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'documents',
    action: 'drive',
    recordType: 'drive',
    recordId: id,
    after: { change, driveKey },
  });

/** General drives have no manuals and therefore no managers. */
const viewGeneral = (row: DriveRow, { actor }: DocumentContext): Drive =>
  viewDrive(row, actor, { managesManual: false });

/** Creates a general drive (rules/documents.md#drives); the drive of a department is created with the department. */
export const createDrive = async (
  tx: Tx<DocumentTables>,
  services: Services,
  body: DriveBody,
  context: DocumentContext,
): Promise<Drive> => {
  enforce(administer(context.actor));
  await lockNames(tx, 'drive');
  const drive = await getDrive(tx, await insertDrive(tx, await requireName(tx, body)));
  await audit(tx, services, context, { ...drive, change: 'make' });
  return viewGeneral(drive, context);
};

/** Renames a general drive. */
export const changeDrive = async (
  tx: Tx<DocumentTables>,
  services: Services,
  { id, body }: { id: number; body: DriveBody },
  context: DocumentContext,
): Promise<Drive> => {
  const before = await lockDrive(tx, id);
  enforce(driveRules.change(context.actor, { departmentId: before.department_id, managesManual: false }));
  await lockNames(tx, 'drive');
  requireVersion(before, context.ifMatch);
  const name = await requireName(tx, body, id);
  if (name === before.name) return viewGeneral(before, context);
  await renameDrive(tx, id, name);
  await audit(tx, services, context, { ...before, change: 'change' });
  return viewGeneral(await getDrive(tx, id), context);
};

/** Deletes an empty general drive with its notice. */
export const deleteDrive = async (
  tx: Tx<DocumentTables>,
  services: Services,
  id: number,
  context: DocumentContext,
): Promise<void> => {
  const drive = await lockDrive(tx, id);
  enforce(driveRules.change(context.actor, { departmentId: drive.department_id, managesManual: false }));
  requireVersion(drive, context.ifMatch);
  if (await holdsAnything(tx, id)) throw new Problem('has-documents');
  await deleteDriveRow(tx, id);
  await audit(tx, services, context, { ...drive, change: 'delete' });
};
