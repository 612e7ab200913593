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

/** The current revision of a document. */
export const findCurrentRevision = async (tx: Tx<DocumentTables>, documentId: number): Promise<number> => {
  const { current_revision_id } = await tx
    .selectFrom('documents.document')
    .select('current_revision_id')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  return current_revision_id;
};
