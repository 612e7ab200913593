import { sql } from 'kysely';
import { type Db, fixedStatement } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';
import { managesManual } from './document.queries.ts';

/** A drive as uploads and lists look at it. */
export type FoundDrive = { id: number; departmentId: number | null; managesManual: boolean };

const selectDrive = fixedStatement(sql<FoundDrive>`
  select v.id, v.department_id as "departmentId",
    exists (select 1 from documents.manual m where m.drive_id = v.id and ${managesManual('m.id', '$2')}) as "managesManual"
  from documents.drive v where v.id = $1`);

const selectDriveOf = fixedStatement(sql<{ drive_id: number }>`select drive_id from documents.document where id = $1`);

/** The number of the drive in which a document stands; undefined when there is no such document. */
export const findDriveOf = async (db: Db<DocumentTables>, documentId: number): Promise<number | undefined> =>
  (await selectDriveOf(db, [documentId]))[0]?.drive_id;

/** A drive, and whether somebody manages a manual in it; undefined when there is none. */
export const findDrive = async (
  db: Db<DocumentTables>,
  id: number,
  employeeId: number,
): Promise<FoundDrive | undefined> => (await selectDrive(db, [id, employeeId]))[0];
