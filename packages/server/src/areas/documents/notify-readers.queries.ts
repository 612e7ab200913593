import type { Day } from '@portal/contract/kernel';
import { sql } from 'kysely';
import { isActiveOn } from '#areas/directory';
import type { Db } from '#platform/database/pool';
import type { DocumentTables } from './documents-tables.ts';

/** The active employees who must read a document. */
export const listReaderIds = async (db: Db<DocumentTables>, documentId: number, today: Day): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from documents.matched_reader a
      join directory.person p on p.id = a.employee_id and ${isActiveOn(today, 'p')}
    where a.document_id = ${documentId}
  `.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Whether anybody, or the given employee, must read a document and has not read all of its revisions that are in force
 * or scheduled.
 */
export const hasUnreadReader = async (
  db: Db<DocumentTables>,
  documentId: number,
  employeeId?: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from documents.matched_reader a join documents.required_revision q on q.document_id = a.document_id
    where a.document_id = ${documentId} and ${employeeId === undefined ? sql`true` : sql`a.employee_id = ${employeeId}`}
      and not exists (select from documents.reading g
        where g.revision_id = q.revision_id and g.employee_id = a.employee_id)
    limit 1
  `.execute(db);
  return rows.length > 0;
};

/** The employees who were reminded (due soon or overdue) of a revision of a document that they still must read. */
export const listReminded = async (
  db: Db<DocumentTables>,
  documentId: number,
  { isOverdue }: { isOverdue: boolean },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct m.employee_id as id from documents.reading_reminder m
      join documents.required_revision q on q.document_id = m.document_id and q.revision_id = m.revision_id
    where m.document_id = ${documentId} and (m.days_left < 0) = ${isOverdue}
      and not exists (select from documents.reading g
        where g.revision_id = m.revision_id and g.employee_id = m.employee_id)
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** The readers who have read all revisions of a document that they must read. */
export const listDoneReaders = async (db: Db<DocumentTables>, documentId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select a.employee_id as id from documents.matched_reader a
    where a.document_id = ${documentId} and not exists (
      select from documents.required_revision q where q.document_id = a.document_id and not exists (
        select from documents.reading g where g.revision_id = q.revision_id and g.employee_id = a.employee_id))
  `.execute(db);
  return rows.map(({ id }) => id);
};

type Named = { id: number; title: string };

/** The titles of those of these documents that an employee must read. */
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

/** The titles of those of these documents whose manual an employee manages. */
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
