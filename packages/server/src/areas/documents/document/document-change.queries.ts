import { sql } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';

export const setTitle = async (tx: Tx<DocumentTables>, documentId: number, title: string): Promise<void> => {
  await tx
    .updateTable('documents.document')
    .set((row) => ({ title, version: row('version', '+', 1) }))
    .where('id', '=', documentId)
    .execute();
};

type Edited = {
  version: string;
  revisionOn: string;
  description: string;
  at: Date;
  modifierId: number;
  modifierDepartmentId: number;
};

/** Updates the data of a revision; the document has a copy of the data of its current one. */
export const editRevision = async (
  tx: Tx<DocumentTables>,
  { documentId, id }: { documentId: number; id: number },
  { version, revisionOn, description, at, modifierId, modifierDepartmentId }: Edited,
): Promise<void> => {
  await tx
    .updateTable('documents.revision')
    .set((row) => ({
      version,
      revision_on: revisionOn,
      description,
      modified_at: at,
      modifier_id: modifierId,
      department_id: modifierDepartmentId,
      lock_version: row('lock_version', '+', 1),
    }))
    .where('id', '=', id)
    .where('document_id', '=', documentId)
    .execute();
  await sql`
    update documents.document set version = version + 1,
      revision_on = case when current_revision_id = ${id} then ${revisionOn}::date else revision_on end,
      modified_at = case when current_revision_id = ${id} then ${at}::timestamptz else modified_at end
    where id = ${documentId}
  `.execute(tx);
};

const contentsOf = (rows: readonly { sha256: string; preview_sha256: string | null }[]): string[] => [
  ...new Set(rows.flatMap(({ sha256, preview_sha256 }) => (preview_sha256 ? [sha256, preview_sha256] : [sha256]))),
];

/** Deletes a revision; answers how many are left, and the contents that it used. */
export const deleteRevisionRow = async (
  tx: Tx<DocumentTables>,
  { documentId, id }: { documentId: number; id: number },
): Promise<{ left: number; contents: string[] }> => {
  const rows = await tx
    .deleteFrom('documents.revision')
    .where('id', '=', id)
    .where('document_id', '=', documentId)
    .returning(['sha256', 'preview_sha256'])
    .execute();
  await tx
    .updateTable('documents.document')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', documentId)
    .execute();
  const left = await tx.selectFrom('documents.revision').select('id').where('document_id', '=', documentId).execute();
  return { left: left.length, contents: contentsOf(rows) };
};

/**
 * Deletes a document with all related records; answers how many revisions there were, and the contents that they used.
 */
export const deleteDocumentRow = async (
  tx: Tx<DocumentTables>,
  documentId: number,
): Promise<{ revisions: number; contents: string[] }> => {
  const rows = await tx
    .deleteFrom('documents.revision')
    .where('document_id', '=', documentId)
    .returning(['sha256', 'preview_sha256'])
    .execute();
  await tx.deleteFrom('documents.document').where('id', '=', documentId).execute();
  return { revisions: rows.length, contents: contentsOf(rows) };
};
