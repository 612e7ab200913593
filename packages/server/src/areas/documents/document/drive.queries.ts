import { sql } from 'kysely';
import { type Db, fixedStatement } from '#platform/database/pool';
import type { DocumentTables } from '../tables.ts';
import { managesManual } from './queries.ts';

/** A drive as uploads and lists look at it. */
export type FoundDrive = { id: number; departmentId: number | null; managesManual: boolean };

const selectDrive = fixedStatement(sql<FoundDrive>`
  select v.id, v.department_id as "departmentId",
    exists (select 1 from documents.manual m where m.drive_id = v.id and ${managesManual('m.id', '$2')}) as "managesManual"
  from documents.drive v where v.id = $1`);

/** A drive, and whether somebody manages a manual in it; undefined when there is none. */
export const findDrive = async (
  db: Db<DocumentTables>,
  id: number,
  employeeId: number,
): Promise<FoundDrive | undefined> => (await selectDrive(db, [id, employeeId]))[0];
