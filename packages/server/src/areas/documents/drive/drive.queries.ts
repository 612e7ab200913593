import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';

/** A drive by its present names; that of a department has the names of the department. */
export type DriveRow = {
  id: number;
  name: string;
  eng_name: string | null;
  department_id: number | null;
  drive_key: string;
  version: number;
};

/** The columns of `DriveRow`, from the drive under the alias `v` and its department under `o`. */
const columns = sql`v.id, coalesce(o.name, v.name) as name, o.eng_name, v.department_id, v.drive_key, v.version`;
const drives = sql`documents.drive v left join directory.organization o on o.id = v.department_id`;

/** Whether an employee manages a manual in the drive under the alias `v`. */
const managesManual = (employeeId: number): RawBuilder<boolean> => sql`exists (
  select from documents.manual m join documents.manual_manager g on g.manual_id = m.id
  where m.drive_id = v.id and g.employee_id = ${employeeId})`;

/** General drives by name, then those of departments in the order of their tree. */
export const listDriveRows = async (
  db: Db<DocumentTables>,
  employeeId: number,
): Promise<(DriveRow & { manages_manual: boolean })[]> => {
  const { rows } = await sql<DriveRow & { manages_manual: boolean }>`
    select ${columns}, ${managesManual(employeeId)} as manages_manual from ${drives}
    order by v.department_id is not null, o.place, v.name, v.id
  `.execute(db);
  return rows;
};

/** The names of all drives, for the audit trail. */
export const listDriveNames = async (db: Db<DocumentTables>) => {
  const { rows } = await sql<{ id: number; name: string; eng_name: string; code: string }>`
    select v.id, coalesce(o.name, v.name) as name, coalesce(o.eng_name, '') as eng_name, v.drive_key as code from ${drives}
  `.execute(db);
  return rows;
};

export const findDrive = async (db: Db<DocumentTables>, id: number): Promise<DriveRow | undefined> => {
  const { rows } = await sql<DriveRow>`select ${columns} from ${drives} where v.id = ${id}`.execute(db);
  return rows[0];
};

/** The same with the drive locked: until the transaction ends nobody else changes it or adds documents. */
export const findLockedDrive = async (tx: Tx<DocumentTables>, id: number): Promise<DriveRow | undefined> => {
  const { rows } = await sql<DriveRow>`
    select ${columns} from ${drives} where v.id = ${id} for update of v
  `.execute(tx);
  return rows[0];
};

/** Whether an employee manages a manual of the drive now. */
export const managesManualOf = async (
  db: Db<DocumentTables>,
  { driveId, employeeId }: { driveId: number; employeeId: number },
): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`
    select ${managesManual(employeeId)} as is from documents.drive v where v.id = ${driveId}
  `.execute(db);
  return rows[0]?.is ?? false;
};

/** Whether another general drive has this name, ignoring case. */
export const isDriveNameTaken = async (tx: Tx<DocumentTables>, name: string, exceptId?: number): Promise<boolean> => {
  const { rows } = await sql`
    select from documents.drive
    where lower(name) = lower(${name}) and id is distinct from ${exceptId ?? null}::integer
  `.execute(tx);
  return rows.length > 0;
};

export const insertDrive = async (tx: Tx<DocumentTables>, name: string): Promise<number> => {
  const { id } = await tx.insertInto('documents.drive').values({ name }).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const renameDrive = async (tx: Tx<DocumentTables>, id: number, name: string): Promise<void> => {
  await tx
    .updateTable('documents.drive')
    .set((row) => ({ name, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** Whether a document or a manual is in the drive. */
export const holdsAnything = async (tx: Tx<DocumentTables>, id: number): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from documents.document where drive_id = ${id})
      or exists (select from documents.manual where drive_id = ${id}) as is
  `.execute(tx);
  return rows[0]?.is ?? false;
};

export const deleteDriveRow = async (tx: Tx<DocumentTables>, id: number): Promise<void> => {
  await tx.deleteFrom('documents.drive').where('id', '=', id).execute();
};
