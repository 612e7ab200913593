import type { ContentState, RevisionPeriod } from '@portal/contract/documents';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';

/** Drive, document and revision, as a path names them. */
export type Place = { id: number; docId: number; revId: number };

export type StoredRevision = {
  id: number;
  document_id: number;
  title: string;
  version: string;
  extension: string;
  size: number;
  content_type: string;
  sha256: string;
  preview_sha256: string | null;
  is_latest: boolean;
  is_controlled: boolean;
  was_controlled: boolean;
  /** Null for a plain document. */
  state: RevisionPeriod | null;
};

const revisions = (db: Db<DocumentTables>) =>
  db
    .selectFrom('documents.revision as r')
    .innerJoin('documents.document as d', 'd.id', 'r.document_id')
    .leftJoin('documents.manual as m', 'm.id', 'd.manual_id')
    .leftJoin('documents.controlled_revision as c', 'c.revision_id', 'r.id')
    .select([
      'r.id',
      'd.id as document_id',
      'd.title',
      'r.version',
      'd.extension',
      'r.size',
      'r.content_type',
      'r.sha256',
      'r.preview_sha256',
    ])
    .select(({ eb }) => eb('d.current_revision_id', '=', eb.ref('r.id')).$castTo<boolean>().as('is_latest'))
    .select([
      sql<boolean>`coalesce(m.controlled, false)`.as('is_controlled'),
      sql<boolean>`c.revision_id is not null`.as('was_controlled'),
      sql<RevisionPeriod | null>`case when d.manual_id is null then null when c.is_scheduled then 'Scheduled'
        when d.current_revision_id = r.id then 'InForce' else 'Superseded' end`.as('state'),
    ]);

/** Finds a revision in the drive and document that the path names. */
export const findStoredRevision = (
  db: Db<DocumentTables>,
  { id, docId, revId }: Place,
): Promise<StoredRevision | undefined> =>
  revisions(db).where('r.id', '=', revId).where('d.id', '=', docId).where('d.drive_id', '=', id).executeTakeFirst();

/** A revision whose text was not extracted yet; `documentId` is undefined if it is not released. */
export type PendingRevision = {
  sha256: string;
  size: number;
  extension: string;
  documentId: number | null;
};

export const findPending = async (db: Db<DocumentTables>, revisionId: number): Promise<PendingRevision | undefined> => {
  const { rows } = await sql<PendingRevision>`
    select r.sha256, r.size, coalesce(d.extension, 'pdf') as extension, r.document_id as "documentId"
    from documents.revision r left join documents.document d on d.id = r.document_id
    where r.id = ${revisionId} and r.content_state = 'pending'
  `.execute(db);
  return rows[0];
};

/** Revisions that have been pending since before an instant, in their order. */
export const listWaiting = async (db: Db<DocumentTables>, before: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from documents.revision where content_state = 'pending' and uploaded_at < ${before} order by id
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** Where the text of a revision is stored. */
export type SettledContent = {
  /** The document whose current revision it is, and whose text is therefore searched. */
  currentOf: number | undefined;
  /** The texts of all revisions of manuals are stored. */
  isOfManual: boolean;
};

/**
 * Stores the result of the extraction of a pending revision, unless its file was replaced meanwhile. The document is
 * locked until the transaction ends, so that no new revision is added in between.
 */
export const settleContent = async (
  tx: Tx<DocumentTables>,
  { revisionId, sha256 }: { revisionId: number; sha256: string },
  state: ContentState,
): Promise<SettledContent | undefined> => {
  const { rows } = await sql<{ id: number; current_revision_id: number; manual_id: number | null }>`
    select d.id, d.current_revision_id, d.manual_id from documents.document d
    where d.id = (select document_id from documents.revision where id = ${revisionId}) for update
  `.execute(tx);
  const { numAffectedRows } = await sql`
    update documents.revision set content_state = ${state}
    where id = ${revisionId} and sha256 = ${sha256} and content_state = 'pending'
  `.execute(tx);
  if (numAffectedRows === 0n) return undefined;
  const [document] = rows;
  return {
    currentOf: document?.current_revision_id === revisionId ? document.id : undefined,
    isOfManual: document === undefined || document.manual_id !== null,
  };
};

/** The PDF that was converted from a content. */
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

/** Assigns the converted PDF to all revisions with this content; answers whether any still exists. */
export const setPreview = async (tx: Tx<DocumentTables>, sha256: string, preview: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update documents.revision set preview_sha256 = ${preview} where sha256 = ${sha256} and preview_sha256 is null
  `.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
};
