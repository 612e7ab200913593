import type { ReleasedRevision } from '@portal/contract/documents';
import type { Day } from '@portal/contract/kernel';
import { sql } from 'kysely';
import { type Db, fixedStatement, type Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';

const selectDue = fixedStatement(sql<{ manual_id: number }>`
  select distinct c.manual_id from documents.controlled_revision c join documents.revision r on r.id = c.revision_id
  where c.is_scheduled and r.in_force_from <= $1 order by c.manual_id`);

/** The manuals with a revision whose day has come and that was not brought into force yet. */
export const listDueManuals = async (db: Db<DocumentTables>, today: Day): Promise<number[]> =>
  (await selectDue(db, [today])).map(({ manual_id }) => manual_id);

/** A released revision, with the data that its document has copies of. */
export type ReleasedRow = ReleasedRevision & { revisionOn: Day; modifiedAt: Date };

/** All released revisions of a manual. */
export const listReleased = async (db: Db<DocumentTables>, manualId: number): Promise<ReleasedRow[]> => {
  const { rows } = await sql<Omit<ReleasedRow, 'releasedAt'> & { releasedAt: Date }>`
    select n.id, n.in_force_from as "inForceFrom", n.released_at as "releasedAt", r.revision_on as "revisionOn",
      r.modified_at as "modifiedAt"
    from documents.released_revision n join documents.revision r on r.id = n.id where n.manual_id = ${manualId}
  `.execute(db);
  return rows.map((row) => ({ ...row, releasedAt: row.releasedAt.toISOString() }));
};

/** The facts of a manual from which its document is made. */
export type ManualOfDocument = {
  driveId: number;
  title: string;
  subTitle: string | null;
  departmentId: number;
  document: { id: number; currentId: number } | null;
};

/** Locks a manual and its document. */
export const lockManualDocument = async (
  tx: Tx<DocumentTables>,
  manualId: number,
): Promise<ManualOfDocument | undefined> => {
  await sql`select 1 from documents.document where manual_id = ${manualId} for update`.execute(tx);
  const { rows } = await sql<ManualOfDocument>`
    select m.drive_id as "driveId", m.title, m.sub_title as "subTitle", m.department_id as "departmentId",
      case when d.id is not null then json_build_object('id', d.id, 'currentId', d.current_revision_id) end as document
    from documents.manual m left join documents.document d on d.manual_id = m.id where m.id = ${manualId}
  `.execute(tx);
  return rows[0];
};

/** Marks the revisions of a manual up to a day as brought into force. */
export const settleScheduled = async (tx: Tx<DocumentTables>, manualId: number, today: Day): Promise<void> => {
  await sql`
    update documents.controlled_revision c set is_scheduled = false from documents.revision r
    where r.id = c.revision_id and c.manual_id = ${manualId} and c.is_scheduled and r.in_force_from <= ${today}::date
  `.execute(tx);
};

/** Sets the current revision of a document. */
export const switchCurrent = async (
  tx: Tx<DocumentTables>,
  documentId: number,
  { id, revisionOn, modifiedAt }: ReleasedRow,
): Promise<void> => {
  await tx
    .updateTable('documents.document')
    .set((row) => ({
      current_revision_id: id,
      revision_on: revisionOn,
      modified_at: modifiedAt,
      version: row('version', '+', 1),
    }))
    .where('id', '=', documentId)
    .execute();
};

/** Attaches the released revisions of a manual to its document. */
export const joinDocument = async (tx: Tx<DocumentTables>, manualId: number, documentId: number): Promise<void> => {
  await sql`
    update documents.revision set document_id = ${documentId}
    where document_id is null and id in (
      select revision_id from documents.controlled_revision where manual_id = ${manualId} and stage = 'Released')
  `.execute(tx);
};

/** The person who prepared a revision. */
export const findAuthor = async (tx: Tx<DocumentTables>, revisionId: number): Promise<number> => {
  const row = await tx
    .selectFrom('documents.controlled_revision')
    .select('author_id')
    .where('revision_id', '=', revisionId)
    .executeTakeFirstOrThrow();
  return row.author_id;
};
