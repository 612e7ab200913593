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

/** The line of somebody on a document of approval. */
export const findLine = async (tx: Tx<DocumentTables>, approvalId: number, employeeId: number): Promise<number> => {
  const { id } = await tx
    .selectFrom('approval.line')
    .select('id')
    .where('document_id', '=', approvalId)
    .where('approver_id', '=', employeeId)
    .executeTakeFirstOrThrow();
  return id;
};

/** What of a document is in force, and what is scheduled. */
export const listRequiredRevisions = async (
  tx: Tx<DocumentTables>,
  documentId: number,
): Promise<{ inForce: number; scheduled: number[] }> => {
  const rows = await tx
    .selectFrom('documents.required_revision')
    .select(['revision_id', 'is_scheduled'])
    .where('document_id', '=', documentId)
    .execute();
  const of = (isScheduled: boolean) =>
    rows.filter(({ is_scheduled }) => is_scheduled === isScheduled).map(({ revision_id }) => revision_id);
  return { inForce: of(false)[0] ?? 0, scheduled: of(true) };
};
