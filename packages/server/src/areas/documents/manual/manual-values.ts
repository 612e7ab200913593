import { checkManual, type ManualBody } from '@portal/contract/documents';
import { type Day, type FieldProblem, Problem, requireValid } from '@portal/contract/kernel';
import { listActiveDepartmentIds, listActivePersonIds } from '#areas/directory';
import type { Tx } from '#platform/database/pool';
import { rowOf } from '#platform/database/record-columns';
import type { DocumentTables } from '../documents-tables.ts';
import { type DriveRow, findDrive } from '../drive/drive.queries.ts';
import { isDocNoTaken, type ManualRow } from './manual.queries.ts';
import { type ManualValues, manualColumns } from './manual-columns.ts';

/** Managers stand in departments' drives, so one that was chosen is of a department. */
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

/** The title of a manual that stands is the one it has. */
const checkTitle = (values: Pick<ManualValues, 'title'>, before: ManualRow | undefined): FieldProblem[] =>
  before && values.title !== '' && values.title !== before.title ? [{ path: 'title', code: 'title-stays' }] : [];

type Sent = {
  body: ManualBody;
  /** The drive of the path. */
  drive: DriveRow;
  /** The manual as it is; none when it is made. */
  before?: ManualRow;
  today: Day;
};

/** Where the manual is to stand: where it stands or the path says, unless the body moves it. */
const driveOf = async (tx: Tx<DocumentTables>, { body, drive }: Sent): Promise<DriveRow | undefined> => {
  const { driveId } = body;
  return (driveId ?? drive.id) === drive.id ? drive : findDrive(tx, driveId ?? 0);
};

/** A manual that is made stands in the drive of the path, whatever else the body says. */
const checkPlace = ({ body, drive, before }: Sent): FieldProblem[] =>
  before || (body.driveId ?? drive.id) === drive.id ? [] : [{ path: 'driveId', code: 'not-taken-here' }];

/** A manual as it is to be kept; raises `not-valid` with every field that is wrong, and `doc-no-exists`. */
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
