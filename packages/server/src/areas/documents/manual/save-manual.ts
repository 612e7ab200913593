import {
  administer,
  type Manual,
  type ManualBody,
  manualRevisionPlace,
  manualRules,
  stopControl,
} from '@portal/contract/documents';
import { type Day, dayInSeoul, enforce, Problem } from '@portal/contract/kernel';
import { moveSubject } from '#areas/approval';
import { recordAudit } from '#platform/audit.queries';
import type { Tx } from '#platform/database/pool';
import { changedFields } from '#platform/database/record-columns';
import { requireVersion } from '#platform/http/require-version';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import type { DriveRow } from '../drive/drive.queries.ts';
import { getDrive } from '../drive/save-drive.ts';
import { lockNames } from '../name-lock.queries.ts';
import {
  deleteManualRow,
  findManual,
  hasRevisionUnderWay,
  insertManual,
  listManagerIds,
  listSentRevisions,
  lockManualRow,
  type ManualReader,
  type ManualRow,
  replaceManagers,
  updateManual,
} from './manual.queries.ts';
import { manualStateOf, viewManual } from './manual.view.ts';
import { type ManualValues, manualColumns } from './manual-columns.ts';
import { manualValues } from './manual-values.ts';

type Services = Pick<DocumentServices, 'clock'>;
type Path = { driveId: number; id: number };

const getManual = async (tx: Tx<DocumentTables>, id: number, reader: ManualReader): Promise<ManualRow> => {
  const manual = await findManual(tx, id, reader);
  if (!manual) throw new Problem('not-found');
  return manual;
};

/**
 * Locks a manual of the drive. Uploads to it lock its row too, so that they see a right that was removed meanwhile, and
 * a manual is not deleted during its first upload. Raises `not-found`.
 */
export const lockManual = async (
  tx: Tx<DocumentTables>,
  { driveId, id }: Path,
  reader: ManualReader,
): Promise<ManualRow> => {
  await lockManualRow(tx, id);
  const manual = await getManual(tx, id, reader);
  if (manual.drive_id !== driveId) throw new Problem('not-found');
  return manual;
};

const readerOf = ({ actor }: DocumentContext, today: Day): ManualReader => ({ employeeId: actor.employeeId, today });

/** Updates the links from the memos of its revisions to the present place of the manual. */
const moveSubjects = async (tx: Tx<DocumentTables>, manualId: number, driveId: number): Promise<void> => {
  for (const id of await listSentRevisions(tx, manualId))
    await moveSubject(tx, { type: 'ManualRevision', id, place: manualRevisionPlace({ driveId, manualId, id }) });
};

const managerIdsOf = ({ managers }: ManualBody): number[] | undefined =>
  managers ? [...new Set(managers.map(({ id }) => id))].toSorted((a, b) => a - b) : undefined;

type Field = keyof typeof manualColumns | 'managers';
type AuditedManual = { docNo: string; managers: readonly number[]; department?: number; responsible: number };
type Change = {
  id: number;
  before?: AuditedManual;
  after: AuditedManual & { change: 'make' | 'change' | 'delete'; fields: readonly Field[] };
};

/**
 * The facts of a manual for the audit trail: its managers, the department of its drive and the responsible department.
 */
const auditedFacts = (
  { doc_no, department_id }: ManualValues,
  { department_id: department }: DriveRow,
  managers: readonly number[],
): AuditedManual => ({
  docNo: doc_no,
  managers,
  ...(department === null ? {} : { department }),
  responsible: department_id,
});

const audit = (
  tx: Tx<DocumentTables>,
  { clock }: Services,
  { actor }: DocumentContext,
  { id, ...audited }: Change,
): Promise<void> =>
  recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'documents',
    action: 'manual',
    recordType: 'manual',
    recordId: id,
    ...audited,
  });

/** Registers a manual in the drive of a department (rules/documents.md#manuals). */
export const createManual = async (
  tx: Tx<DocumentTables>,
  services: Services,
  { driveId, body }: { driveId: number; body: ManualBody },
  context: DocumentContext,
): Promise<Manual> => {
  const today = dayInSeoul(services.clock());
  const drive = await getDrive(tx, driveId);
  enforce(administer(context.actor));
  await lockNames(tx, 'manual');
  const values = await manualValues(tx, { body, drive, today });
  const managers = managerIdsOf(body) ?? [];
  const id = await insertManual(tx, values);
  await replaceManagers(tx, id, managers);
  const fields = Object.keys(manualColumns) as Field[];
  await audit(tx, services, context, {
    id,
    after: { change: 'make', fields, ...auditedFacts(values, drive, managers) },
  });
  return viewManual(await getManual(tx, id, readerOf(context, today)), context.actor);
};

/** Changes a manual and its managers, or moves it with its document to the drive of another department. */
export const changeManual = async (
  tx: Tx<DocumentTables>,
  services: Services,
  { body, ...path }: Path & { body: ManualBody },
  context: DocumentContext,
): Promise<Manual> => {
  const today = dayInSeoul(services.clock());
  const drive = await getDrive(tx, path.driveId);
  const before = await lockManual(tx, path, readerOf(context, today));
  enforce(manualRules.change(context.actor));
  await lockNames(tx, 'manual');
  requireVersion(before, context.ifMatch);
  const controlled = body.controlled ?? before.controlled;
  const values = await manualValues(tx, { body: { ...body, controlled }, drive, before, today });
  if (before.controlled && !controlled) enforce(stopControl(await hasRevisionUnderWay(tx, path.id)));
  const held = await listManagerIds(tx, path.id);
  const managers = managerIdsOf(body) ?? held;
  const fields: Field[] = [
    ...changedFields(manualColumns, before, values),
    ...(managers.join() === held.join() ? [] : (['managers'] as const)),
  ];
  if (fields.length === 0) return viewManual(before, context.actor);
  await updateManual(tx, path.id, values);
  await replaceManagers(tx, path.id, managers);
  if (values.drive_id !== before.drive_id) await moveSubjects(tx, path.id, values.drive_id);
  const newDrive = await getDrive(tx, values.drive_id);
  await audit(tx, services, context, {
    id: path.id,
    before: auditedFacts(before, drive, held),
    after: { change: 'change', fields, ...auditedFacts(values, newDrive, managers) },
  });
  return viewManual(await getManual(tx, path.id, readerOf(context, today)), context.actor);
};

/** Deletes a manual to which nothing was uploaded. */
export const deleteManual = async (
  tx: Tx<DocumentTables>,
  services: Services,
  path: Path,
  context: DocumentContext,
): Promise<void> => {
  const drive = await getDrive(tx, path.driveId);
  const manual = await lockManual(tx, path, readerOf(context, dayInSeoul(services.clock())));
  enforce(administer(context.actor));
  requireVersion(manual, context.ifMatch);
  enforce(manualRules.delete(context.actor, manualStateOf(manual)));
  const managers = await listManagerIds(tx, path.id);
  await deleteManualRow(tx, path.id);
  const after = { change: 'delete', fields: [], ...auditedFacts(manual, drive, managers) } as const;
  await audit(tx, services, context, { id: path.id, after });
};
