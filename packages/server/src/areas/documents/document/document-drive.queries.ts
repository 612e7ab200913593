import { sql } from 'kysely';
import { type Db, fixedStatement } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';
import { managesManual } from './document.queries.ts';

/** The facts of a drive that uploads and lists need. */
export type FoundDrive = { id: number; departmentId: number | null; managesManual: boolean };

const selectDrive = fixedStatement(sql<FoundDrive>`
  select v.id, v.department_id as "departmentId",
    exists (select 1 from documents.manual m where m.drive_id = v.id and ${managesManual('m.id', '$2')}) as "managesManual"
  from documents.drive v where v.id = $1`);

const selectDriveOf = fixedStatement(sql<{ drive_id: number }>`select drive_id from documents.document where id = $1`);

/** The id of the drive of a document; undefined if there is no such document. */
export const findDriveOf = async (db: Db<DocumentTables>, documentId: number): Promise<number | undefined> =>
  (await selectDriveOf(db, [documentId]))[0]?.drive_id;

/** A drive, and whether an employee manages a manual in it; undefined if there is none. */
export const findDrive = async (
  db: Db<DocumentTables>,
  id: number,
  employeeId: number,
): Promise<FoundDrive | undefined> => (await selectDrive(db, [id, employeeId]))[0];
