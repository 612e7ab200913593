import type { Day } from '@portal/contract/kernel';
import { sql } from 'kysely';
import { isActiveOn } from '#areas/directory';
import type { Db } from '#platform/database/pool';
import { assignedOn } from '../document/document-readers.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';

/**
 * How many readings were assigned on or before a day, and how many of them were marked by then. Counts the current
 * revisions and the active employees who match the rules today.
 */
export const countReadings = async (
  db: Db<DocumentTables>,
  { by, today }: { by: Day; today: Day },
): Promise<{ assigned: number; marked: number }> => {
  const { rows } = await sql<{ assigned: number; marked: number }>`
    select count(*)::integer as assigned,
      count(*) filter (where (g.read_at at time zone 'Asia/Seoul')::date <= ${by}::date)::integer as marked
    from documents.matched_reader a
      join documents.document d on d.id = a.document_id
      join documents.revision r on r.id = d.current_revision_id
      join directory.person p on p.id = a.employee_id and ${isActiveOn(today, 'p')}
      left join documents.reader k on k.document_id = a.document_id and k.employee_id = a.employee_id
      left join documents.reading g on g.revision_id = r.id and g.employee_id = a.employee_id
    where ${assignedOn('k', 'r', sql`${today}`)} <= ${by}::date
  `.execute(db);
  return rows[0] ?? { assigned: 0, marked: 0 };
};
