import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { DocumentTables } from './documents-tables.ts';

const isTrue = async (db: Db<DocumentTables>, condition: RawBuilder<unknown>): Promise<boolean> =>
  (await sql<{ is: boolean }>`select ${condition} as is`.execute(db)).rows[0]?.is ?? false;

/**
 * Whether an employee made or changed a document or a notice, manages a manual, is a reader or marked something as
 * read.
 */
export const employeeIsNamed = (db: Db<DocumentTables>, id: number): Promise<boolean> =>
  isTrue(
    db,
    sql`(exists (select 1 from documents.document where creator_id = ${id})
      or exists (select 1 from documents.revision where modifier_id = ${id})
      or exists (select 1 from documents.controlled_revision where author_id = ${id})
      or exists (select 1 from documents.manual_manager where employee_id = ${id})
      or exists (select 1 from documents.reader_plus where employee_id = ${id})
      or exists (select 1 from documents.reader_minus where employee_id = ${id})
      or exists (select 1 from documents.reading where employee_id = ${id})
      or exists (select 1 from documents.notice where modifier_id = ${id}))`,
  );

/** Whether a manual, a document or a revision refers to a department, or one of them is in its drive. */
export const departmentIsNamed = (db: Db<DocumentTables>, id: number): Promise<boolean> =>
  isTrue(
    db,
    sql`(exists (select 1 from documents.manual where department_id = ${id})
      or exists (select 1 from documents.document where department_id = ${id})
      or exists (select 1 from documents.revision where department_id = ${id})
      or exists (select 1 from documents.drive v join documents.manual m on m.drive_id = v.id where v.department_id = ${id})
      or exists (select 1 from documents.drive v join documents.document d on d.drive_id = v.id where v.department_id = ${id}))`,
  );
