import { checkManual, type ManualBody } from '@portal/contract/documents';
import { type Day, type FieldProblem, Problem, requireValid } from '@portal/contract/kernel';
import { listActiveDepartmentIds, listActivePersonIds } from '#areas/directory';
import type { Tx } from '#platform/database/pool';
import { rowOf } from '#platform/database/record-columns';
import type { DocumentTables } from '../documents-tables.ts';
import { type DriveRow, findDrive } from '../drive/drive.queries.ts';
import { isDocNoTaken, type ManualRow } from './manual.queries.ts';
import { type ManualValues, manualColumns } from './manual-columns.ts';

/** Manuals are in drives of departments, so a chosen drive belongs to a department. */
const checkDrive = (drive: DriveRow | undefined): FieldProblem[] =>
  (drive?.department_id ?? null) === null ? [{ path: 'driveId', code: 'no-department-drive' }] : [];

const checkDepartment = async (
  tx: Tx<DocumentTables>,
  departmentId: number | null | undefined,
): Promise<FieldProblem[]> => {
  if ((departmentId ?? null) === null) return [];
  const active = await listActiveDepartmentIds(tx, [departmentId ?? 0]);
  return active.length > 0 ? [] : [{ path: 'departmentId', code: 'department-inactive' }];
};

const checkManagers = async (tx: Tx<DocumentTables>, ids: readonly number[], today: Day): Promise<FieldProblem[]> => {
  const active = new Set(await listActivePersonIds(tx, ids, today));
  return ids.flatMap((id, place): FieldProblem[] =>
    active.has(id) ? [] : [{ path: `managers.${place}`, code: 'person-inactive' }],
  );
};

/** The title of an existing manual does not change. */
const checkTitle = (values: Pick<ManualValues, 'title'>, before: ManualRow | undefined): FieldProblem[] =>
  before && values.title !== '' && values.title !== before.title ? [{ path: 'title', code: 'title-stays' }] : [];

type Sent = {
  body: ManualBody;
  /** The drive in the path. */
  drive: DriveRow;
  /** The present manual; undefined for a new one. */
  before?: ManualRow;
  today: Day;
};

/** The drive of the manual: its present one or that of the path, unless the body moves it. */
const driveOf = async (tx: Tx<DocumentTables>, { body, drive }: Sent): Promise<DriveRow | undefined> => {
  const { driveId } = body;
  return (driveId ?? drive.id) === drive.id ? drive : findDrive(tx, driveId ?? 0);
};

/** A new manual is created in the drive of the path, whatever the body contains. */
const checkPlace = ({ body, drive, before }: Sent): FieldProblem[] =>
  before || (body.driveId ?? drive.id) === drive.id ? [] : [{ path: 'driveId', code: 'not-taken-here' }];

/** The manual as it is stored; raises `not-valid` with every invalid field, and `doc-no-exists`. */
export const manualValues = async (tx: Tx<DocumentTables>, sent: Sent): Promise<ManualValues> => {
  const { body, before, today } = sent;
  const drive = await driveOf(tx, sent);
  const values = rowOf(manualColumns, { ...body, driveId: drive?.id ?? sent.drive.id });
  const misplaced = checkPlace(sent);
  requireValid([
    ...checkManual(body),
    ...checkTitle(values, before),
    ...(misplaced.length > 0 ? misplaced : checkDrive(drive)),
    ...(await checkDepartment(tx, body.departmentId)),
    ...(await checkManagers(
      tx,
      (body.managers ?? []).map(({ id }) => id),
      today,
    )),
  ]);
  if (await isDocNoTaken(tx, values.doc_no, before?.id)) throw new Problem('doc-no-exists');
  return values;
};
