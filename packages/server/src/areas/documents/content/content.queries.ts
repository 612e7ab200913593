import type { ContentState } from '@portal/contract/documents';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';

/** Where a revision stands, as paths name it. */
export type Place = { id: number; docId: number; revId: number };

export type StoredRevision = {
  id: number;
  document_id: number;
  title: string;
  extension: string;
  size: number;
  content_type: string;
  sha256: string;
  preview_sha256: string | null;
  is_latest: boolean;
};

const revisions = (db: Db<DocumentTables>) =>
  db
    .selectFrom('documents.revision as r')
    .innerJoin('documents.document as d', 'd.id', 'r.document_id')
    .select([
      'r.id',
      'r.document_id',
      'd.title',
      'd.extension',
      'r.size',
      'r.content_type',
      'r.sha256',
      'r.preview_sha256',
    ])
    .select(({ eb }) => eb('d.current_revision_id', '=', eb.ref('r.id')).$castTo<boolean>().as('is_latest'));

/** A revision where it is said to stand. */
export const findStoredRevision = (
  db: Db<DocumentTables>,
  { id, docId, revId }: Place,
): Promise<StoredRevision | undefined> =>
  revisions(db).where('r.id', '=', revId).where('d.id', '=', docId).where('d.drive_id', '=', id).executeTakeFirst();

/** A revision whose text nobody looked at yet. */
export const findPending = (db: Db<DocumentTables>, revisionId: number): Promise<StoredRevision | undefined> =>
  revisions(db).where('r.id', '=', revisionId).where('r.content_state', '=', 'pending').executeTakeFirst();

/** Revisions that wait since before an instant, in their order. */
export const listWaiting = async (db: Db<DocumentTables>, before: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from documents.revision where content_state = 'pending' and uploaded_at < ${before} order by id
  `.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Says what became of the text of a revision that was pending; answers its document when it is the current one, whose text
 * is searched. The document is held until the end, so that no further revision comes between.
 */
export const settleContent = async (
  tx: Tx<DocumentTables>,
  revisionId: number,
  state: ContentState,
): Promise<{ currentOf: number | undefined } | undefined> => {
  const { rows } = await sql<{ id: number; current_revision_id: number }>`
    select d.id, d.current_revision_id from documents.document d
    where d.id = (select document_id from documents.revision where id = ${revisionId}) for update
  `.execute(tx);
  const { numAffectedRows } = await sql`
    update documents.revision set content_state = ${state} where id = ${revisionId} and content_state = 'pending'
  `.execute(tx);
  const [document] = rows;
  if (!document || numAffectedRows === 0n) return undefined;
  return { currentOf: document.current_revision_id === revisionId ? document.id : undefined };
};

/** The PDF that was made of a content. */
export const findPreview = async (
  db: Db<DocumentTables>,
  sha256: string,
): Promise<{ sha256: string; size: number } | undefined> => {
  const { rows } = await sql<{ sha256: string; size: number }>`
    select f.sha256, f.size from documents.revision r join platform.stored_file f on f.sha256 = r.preview_sha256
    where r.sha256 = ${sha256} limit 1
  `.execute(db);
  return rows[0];
};

/** Gives all revisions of a content the PDF that was made of it; answers whether there is one still. */
export const setPreview = async (tx: Tx<DocumentTables>, sha256: string, preview: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update documents.revision set preview_sha256 = ${preview} where sha256 = ${sha256} and preview_sha256 is null
  `.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
};
