import type { DocumentStatus, DocumentSubject } from '@portal/contract/approval';
import type { Db, Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';

/** Says about which record a document decides. */
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

/** What kind of record a document decides about; none of most. */
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

/** A document as the record about which it decides tells of it. */
export type DocumentReference = { id: number; docNo: string | null; status: DocumentStatus };

/** These documents, by their ids. */
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

/** Says of all documents about a record where the web shows it now. */
export const moveSubject = async (tx: Tx<ApprovalTables>, { type, id, place }: DocumentSubject): Promise<void> => {
  await tx
    .updateTable('approval.document')
    .set({ subject_place: place })
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .execute();
};
