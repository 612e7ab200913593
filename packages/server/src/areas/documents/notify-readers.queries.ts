import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { DocumentTables } from './documents-tables.ts';

export const listReaderIds = async (db: Db<DocumentTables>, documentId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('documents.reader')
    .select('employee_id')
    .where('document_id', '=', documentId)
    .execute();
  return rows.map(({ employee_id }) => employee_id);
};

/** Of these documents, the titles of those that somebody must read. */
export const listTitlesToRead = async (
  db: Db<DocumentTables>,
  employeeId: number,
  ids: readonly number[],
): Promise<{ id: number; title: string }[]> => {
  const { rows } = await sql<{ id: number; title: string }>`
    select d.id, d.title from documents.document d
      join documents.reader r on r.document_id = d.id and r.employee_id = ${employeeId}
    where d.id = any(${ids}::integer[])
  `.execute(db);
  return rows;
};
