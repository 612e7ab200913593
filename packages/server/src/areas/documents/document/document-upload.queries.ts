import type { ContentState } from '@portal/contract/documents';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';

/** The name by which a plain document is identified in its drive. */
export type KnownName = { driveId: number; title: string; extension: string };

/**
 * Locks a name in a drive until the transaction ends: of two concurrent uploads of a new document, the second finds the
 * document of the first.
 */
export const lockName = async (tx: Tx<DocumentTables>, { driveId, title, extension }: KnownName): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(
    ${`documents.document ${driveId}`} || ' ' || lower(${title}) || '.' || ${extension}, 0))`.execute(tx);
};

/** The plain document with a name, ignoring case. */
export const findByName = async (
  tx: Tx<DocumentTables>,
  { driveId, title, extension }: KnownName,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from documents.document
    where drive_id = ${driveId} and lower(title) = lower(${title}) and extension = ${extension} and manual_id is null
  `.execute(tx);
  return rows[0]?.id;
};

/** The facts of a manual that an upload needs. */
export type LockedManual = {
  id: number;
  title: string;
  subTitle: string | null;
  departmentId: number;
  managesManual: boolean;
  isControlled: boolean;
  documentId: number | null;
};

/** Locks a manual of a drive until the transaction ends; it is read after the lock. */
export const lockManual = async (
  tx: Tx<DocumentTables>,
  { driveId, manualId }: { driveId: number; manualId: number },
  employeeId: number,
): Promise<LockedManual | undefined> => {
  await sql`select 1 from documents.manual where id = ${manualId} and drive_id = ${driveId} for update`.execute(tx);
  const { rows } = await sql<LockedManual>`
    select m.id, m.title, m.sub_title as "subTitle", m.department_id as "departmentId", m.controlled as "isControlled",
      exists (select 1 from documents.manual_manager w
        where w.manual_id = m.id and w.employee_id = ${employeeId}) as "managesManual",
      (select d.id from documents.document d where d.manual_id = m.id) as "documentId"
    from documents.manual m where m.id = ${manualId} and m.drive_id = ${driveId}
  `.execute(tx);
  return rows[0];
};

export const listVersions = async (tx: Tx<DocumentTables>, documentId: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('documents.revision')
    .select('version')
    .where('document_id', '=', documentId)
    .execute();
  return rows.map(({ version }) => version);
};

/** Whether a revision of a document other than `but` has a number, ignoring case. */
export const hasVersion = async (
  tx: Tx<DocumentTables>,
  documentId: number,
  version: string,
  but = 0,
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from documents.revision
    where document_id = ${documentId} and lower(version) = lower(${version}) and id <> ${but}
  `.execute(tx);
  return rows.length > 0;
};

export const nextRevisionId = async (tx: Tx<DocumentTables>): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('documents.revision', 'id'))::integer as id
  `.execute(tx);
  return rows[0]?.id ?? 0;
};

/** A new revision, with its author and time. */
export type NewRevision = {
  id: number;
  version: string;
  revisionOn: string;
  description: string;
  file: { size: number; contentType: string; sha256: string };
  at: Date;
  modifierId: number;
  modifierDepartmentId: number;
  contentState: ContentState;
};

type NewDocument = {
  driveId: number;
  manualId: number | null;
  title: string;
  subTitle: string | null;
  extension: string;
  departmentId: number;
};

/** Inserts a document whose first revision is added in the same transaction. */
export const insertDocument = async (
  tx: Tx<DocumentTables>,
  document: NewDocument,
  { id, revisionOn, at, modifierId }: Pick<NewRevision, 'id' | 'revisionOn' | 'at' | 'modifierId'>,
): Promise<number> => {
  const { id: documentId } = await tx
    .insertInto('documents.document')
    .values({
      drive_id: document.driveId,
      manual_id: document.manualId,
      title: document.title,
      sub_title: document.subTitle,
      extension: document.extension,
      created_at: at,
      creator_id: modifierId,
      department_id: document.departmentId,
      current_revision_id: id,
      revision_on: revisionOn,
      modified_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return documentId;
};

export const insertRevision = async (
  tx: Tx<DocumentTables>,
  documentId: number,
  { id, version, revisionOn, description, file, at, modifierId, modifierDepartmentId, contentState }: NewRevision,
): Promise<void> => {
  await sql`
    insert into documents.revision (id, document_id, version, revision_on, description, size, content_type, sha256,
      uploaded_at, modified_at, modifier_id, department_id, content_state) overriding system value
    values (${id}, ${documentId}, ${version}, ${revisionOn}, ${description}, ${file.size}, ${file.contentType},
      ${file.sha256}, ${at}, ${at}, ${modifierId}, ${modifierDepartmentId}, ${contentState})
  `.execute(tx);
};

/** Makes a new revision the current one; a new subtitle replaces the present one. */
export const setCurrent = async (
  tx: Tx<DocumentTables>,
  documentId: number,
  { id, revisionOn, at }: NewRevision,
  subTitle: string | null,
): Promise<void> => {
  await tx
    .updateTable('documents.document')
    .set((row) => ({
      current_revision_id: id,
      revision_on: revisionOn,
      modified_at: at,
      version: row('version', '+', 1),
      ...(subTitle === null ? {} : { sub_title: subTitle }),
    }))
    .where('id', '=', documentId)
    .execute();
};
