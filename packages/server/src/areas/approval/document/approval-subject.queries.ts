import type { DocumentStatus, DocumentSubject } from '@portal/contract/approval';
import type { Db, Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';

/** Stores the record that is the subject of a document. */
export const setSubject = async (
  tx: Tx<ApprovalTables>,
  documentId: number,
  { type, id, place }: DocumentSubject,
): Promise<void> => {
  await tx
    .updateTable('approval.document')
    .set({ subject_type: type, subject_id: id, subject_place: place })
    .where('id', '=', documentId)
    .execute();
};

/** The kind of record that is the subject of a document; undefined for most documents. */
export const findSubjectType = async (
  tx: Tx<ApprovalTables>,
  documentId: number,
): Promise<DocumentSubject['type'] | null> => {
  const row = await tx
    .selectFrom('approval.document')
    .select('subject_type')
    .where('id', '=', documentId)
    .executeTakeFirst();
  return row?.subject_type ?? null;
};

/** A document as its subject's record refers to it. */
export type DocumentReference = { id: number; docNo: string | null; status: DocumentStatus };

/** The documents with these ids. */
export const listDocumentReferences = async (
  db: Db<ApprovalTables>,
  ids: readonly number[],
): Promise<Map<number, DocumentReference>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('approval.document')
    .select(['id', 'doc_no as docNo', 'status'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** Updates the link of all documents with this record as their subject. */
export const moveSubject = async (tx: Tx<ApprovalTables>, { type, id, place }: DocumentSubject): Promise<void> => {
  await tx
    .updateTable('approval.document')
    .set({ subject_place: place })
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .execute();
};
