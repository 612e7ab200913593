import type { Day } from '@portal/contract/kernel';
import { sql } from 'kysely';
import { isActiveOn } from '#areas/directory';
import type { Db } from '#platform/database/pool';
import type { DocumentTables } from './documents-tables.ts';

/** Who must read a document and is at work. */
export const listReaderIds = async (db: Db<DocumentTables>, documentId: number, today: Day): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from documents.matched_reader a
      join directory.person p on p.id = a.employee_id and ${isActiveOn(today, 'p')}
    where a.document_id = ${documentId}
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** Whether somebody who must read a document has not read its current revision. */
export const hasUnreadReader = async (db: Db<DocumentTables>, documentId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from documents.matched_reader a join documents.document d on d.id = a.document_id
    where a.document_id = ${documentId} and not exists (select from documents.reading g
      where g.revision_id = d.current_revision_id and g.employee_id = a.employee_id)
    limit 1
  `.execute(db);
  return rows.length > 0;
};

type Named = { id: number; title: string };

/** Of these documents, the titles of those that somebody must read. */
export const listTitlesToRead = async (
  db: Db<DocumentTables>,
  employeeId: number,
  ids: readonly number[],
): Promise<Named[]> => {
  const { rows } = await sql<Named>`
    select d.id, d.title from documents.document d
      join documents.matched_reader r on r.document_id = d.id and r.employee_id = ${employeeId}
    where d.id = any(${ids}::integer[])
  `.execute(db);
  return rows;
};

/** Of these documents, the titles of those whose manual somebody manages. */
export const listTitlesManaged = async (
  db: Db<DocumentTables>,
  employeeId: number,
  ids: readonly number[],
): Promise<Named[]> => {
  const { rows } = await sql<Named>`
    select d.id, d.title from documents.document d
      join documents.manual_manager w on w.manual_id = d.manual_id and w.employee_id = ${employeeId}
    where d.id = any(${ids}::integer[])
  `.execute(db);
  return rows;
};
