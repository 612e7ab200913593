import type { AttachedFile } from '@portal/contract/approval';
import type { Db, Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../tables.ts';

type NewFile = { name: string; size: number; content_type: string; sha256: string; added_at: Date };

export const insertFiles = async (
  tx: Tx<ApprovalTables>,
  documentId: number,
  files: readonly NewFile[],
): Promise<void> => {
  if (files.length === 0) return;
  await tx
    .insertInto('approval.attached_file')
    .values(files.map((file) => ({ ...file, document_id: documentId })))
    .execute();
};

export const listFiles = (db: Db<ApprovalTables>, documentId: number): Promise<AttachedFile[]> =>
  db
    .selectFrom('approval.attached_file')
    .select(['id', 'name', 'size'])
    .where('document_id', '=', documentId)
    .orderBy('id')
    .execute();

/** The same with where their contents are. */
export const listStoredFiles = (db: Db<ApprovalTables>, documentId: number) =>
  db
    .selectFrom('approval.attached_file')
    .select(['name', 'sha256', 'added_at'])
    .where('document_id', '=', documentId)
    .orderBy('id')
    .execute();

export const findFile = (db: Db<ApprovalTables>, documentId: number, fileId: number) =>
  db
    .selectFrom('approval.attached_file')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('id', '=', fileId)
    .executeTakeFirst();

/** Takes files of a document away, all without `fileId`; answers their contents. */
export const deleteFiles = async (tx: Tx<ApprovalTables>, documentId: number, fileId?: number): Promise<string[]> => {
  const rows = await tx
    .deleteFrom('approval.attached_file')
    .where('document_id', '=', documentId)
    .$if(fileId !== undefined, (query) => query.where('id', '=', fileId ?? 0))
    .returning('sha256')
    .execute();
  return rows.map(({ sha256 }) => sha256);
};
