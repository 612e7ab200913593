import { reminderDays } from '@portal/contract/documents';
import type { Day } from '@portal/contract/kernel';
import { sql } from 'kysely';
import { isActiveOn } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import { assignedOn } from '../document/document-readers.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';

/** Documents that an employee must read, or had to. */
export const listRequiredDocuments = async (db: Db<DocumentTables>): Promise<{ id: number; driveId: number }[]> => {
  const { rows } = await sql<{ id: number; driveId: number }>`
    select d.id, d.drive_id as "driveId" from documents.document d
    where exists (select from documents.reader_group where document_id = d.id)
      or exists (select from documents.reader_plus where document_id = d.id)
      or exists (select from documents.reader where document_id = d.id)
    order by d.id
  `.execute(db);
  return rows;
};

/**
 * Locks a document against changes of it and its readers until the transaction ends; answers whether it still exists.
 */
export const holdDocument = async (tx: Tx<DocumentTables>, documentId: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from documents.document where id = ${documentId} for update`.execute(tx);
  return rows.length > 0;
};

/**
 * Stores which readers are reminded today, with the days left or -1 for overdue, and answers those not reminded before.
 */
export const takeReminders = async (
  tx: Tx<DocumentTables>,
  documentId: number,
  today: Day,
): Promise<{ employeeId: number; daysLeft: number }[]> => {
  const { rows } = await sql<{ employeeId: number; daysLeft: number }>`
    insert into documents.reading_reminder (document_id, revision_id, employee_id, due_on, days_left)
    select x.document_id, x.revision_id, x.employee_id, x.due_on, greatest(x.due_on - ${today}::date, -1)
    from (
      select a.document_id, r.id as revision_id, a.employee_id, ${assignedOn('k', 'r', sql`${today}`)} + u.due_days as due_on
      from documents.matched_reader a
        join documents.required_revision q on q.document_id = a.document_id
        join documents.revision r on r.id = q.revision_id
        join documents.reader_rule u on u.document_id = a.document_id and u.due_days is not null
        join directory.person p on p.id = a.employee_id and ${isActiveOn(today, 'p')}
        left join documents.reader k on k.document_id = a.document_id and k.employee_id = a.employee_id
      where a.document_id = ${documentId} and not exists (
        select from documents.reading g where g.revision_id = r.id and g.employee_id = a.employee_id)
    ) x
    where x.due_on < ${today}::date or x.due_on - ${today}::date = any(${[...reminderDays]}::integer[])
    on conflict do nothing
    returning employee_id as "employeeId", days_left as "daysLeft"
  `.execute(tx);
  return rows;
};

/** The active managers of a document's manual. */
export const listManagersOf = async (db: Db<DocumentTables>, documentId: number, today: Day): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from documents.document d join documents.manual_manager w on w.manual_id = d.manual_id
      join directory.person p on p.id = w.employee_id and ${isActiveOn(today, 'p')}
    where d.id = ${documentId}
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** The active readers of a document who have not read its current revision. */
export const listUnreadReaders = async (db: Db<DocumentTables>, documentId: number, today: Day): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from documents.document d join documents.matched_reader a on a.document_id = d.id
      join directory.person p on p.id = a.employee_id and ${isActiveOn(today, 'p')}
    where d.id = ${documentId} and not exists (
      select from documents.reading g where g.revision_id = d.current_revision_id and g.employee_id = a.employee_id)
    order by p.id
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** Stores that the readers of a document are asked today; answers false if they were already. */
export const takeAskingOfToday = async (tx: Tx<DocumentTables>, documentId: number, today: Day): Promise<boolean> => {
  const { rows } = await sql`
    insert into documents.readers_asked as k (document_id, asked_on) values (${documentId}, ${today}::date)
    on conflict (document_id) do update set asked_on = excluded.asked_on where k.asked_on < excluded.asked_on
    returning 1
  `.execute(tx);
  return rows.length > 0;
};
