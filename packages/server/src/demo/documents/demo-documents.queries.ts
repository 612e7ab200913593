import { sql } from 'kysely';
import type { DocumentTables } from '#areas/documents';
import type { Tx } from '#platform/database/pool';

/** The drive of each department. */
export const listDepartmentDrives = async (tx: Tx<DocumentTables>): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; department_id: number }>`
    select id, department_id from documents.drive where department_id is not null
  `.execute(tx);
  return new Map(rows.map(({ id, department_id }) => [department_id, id]));
};

/** Marks of the current revision of a document by several people, each at a time of their own. */
export const insertMarks = async (
  tx: Tx<DocumentTables>,
  documentId: number,
  marks: readonly { employeeId: number; at: Date }[],
): Promise<void> => {
  await sql`
    insert into documents.reading (revision_id, employee_id, read_at)
    select d.current_revision_id, m.employee_id, m.at from documents.document d, unnest(
      ${marks.map(({ employeeId }) => employeeId)}::integer[], ${marks.map(({ at }) => at)}::timestamptz[]
    ) as m(employee_id, at) where d.id = ${documentId}
  `.execute(tx);
};
