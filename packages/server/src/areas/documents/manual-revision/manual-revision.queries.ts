import type {
  Acceptance,
  AuthorityKind,
  ContentState,
  DocumentPerson,
  ManualClass,
  RevisionStage,
} from '@portal/contract/documents';
import type { Day } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import { documentPersonJson } from '../document-json.queries.ts';
import type { ControlledRevisionTable, DocumentTables } from '../documents-tables.ts';

/** The facts of a manual that its revisions and their rules need. */
export type ManualOfRevisions = {
  id: number;
  driveId: number;
  docNo: string;
  title: string;
  manualClass: ManualClass;
  isControlled: boolean;
  managesManual: boolean;
  documentId: number | null;
};

/** A manual of a drive; undefined if there is none. */
export const findManualOf = async (
  db: Db<DocumentTables>,
  { driveId, manualId }: { driveId: number; manualId: number },
  employeeId: number,
): Promise<ManualOfRevisions | undefined> => {
  const { rows } = await sql<ManualOfRevisions>`
    select m.id, m.drive_id as "driveId", m.doc_no as "docNo", m.title, m.manual_class as "manualClass",
      m.controlled as "isControlled", (select d.id from documents.document d where d.manual_id = m.id) as "documentId",
      exists (select from documents.manual_manager w
        where w.manual_id = m.id and w.employee_id = ${employeeId}) as "managesManual"
    from documents.manual m where m.id = ${manualId} and m.drive_id = ${driveId}
  `.execute(db);
  return rows[0];
};

/** A revision of a manual; `stage` and the columns after it are null if it was uploaded without approval. */
export type ManualRevisionRow = {
  id: number;
  document_id: number | null;
  version: string;
  revision_on: Day;
  description: string;
  size: number;
  content_type: string;
  sha256: string;
  content_state: ContentState;
  uploaded_at: Date;
  released_at: Date | null;
  modified_at: Date;
  lock_version: number;
  author: DocumentPerson;
  modifier: DocumentPerson;
  stage: RevisionStage | null;
  effective_on: Day | null;
  authority_kinds: AuthorityKind[] | null;
  approval_id: number | null;
  authority_kind: AuthorityKind | null;
  authority_number: string | null;
  authority_on: Day | null;
  accepted_on: Day | null;
  acceptance: Acceptance | null;
  letter_name: string | null;
  letter_size: number | null;
  letter_content_type: string | null;
  letter_sha256: string | null;
};

const selectRows = (where: RawBuilder<unknown>) => sql<ManualRevisionRow>`
  select r.id, r.document_id, r.version, r.revision_on, r.description, r.size, r.content_type, r.sha256, r.content_state,
    r.uploaded_at, r.released_at, r.modified_at, r.lock_version,
    ${documentPersonJson('a')} as author, ${documentPersonJson('p')} as modifier,
    c.stage, c.effective_on, c.authority_kinds, c.approval_id, c.authority_kind, c.authority_number, c.authority_on,
    c.accepted_on, c.acceptance, c.letter_name, c.letter_size, c.letter_content_type, c.letter_sha256
  from documents.revision r
    left join documents.controlled_revision c on c.revision_id = r.id
    join directory.person p on p.id = r.modifier_id
    join directory.person a on a.id = coalesce(c.author_id, r.modifier_id)
  where ${where}`;

const ofManual = (manualId: number): RawBuilder<unknown> => sql`r.id in (
  select each.id from documents.revision each join documents.document d on d.id = each.document_id
    where d.manual_id = ${manualId}
  union all
  select revision_id from documents.controlled_revision where manual_id = ${manualId})`;

/** All revisions of a manual, unordered. */
export const listRevisionRows = async (db: Db<DocumentTables>, manualId: number): Promise<ManualRevisionRow[]> =>
  (await selectRows(ofManual(manualId)).execute(db)).rows;

/** One revision of a manual. */
export const findRevisionRow = async (
  db: Db<DocumentTables>,
  manualId: number,
  id: number,
): Promise<ManualRevisionRow | undefined> =>
  (await selectRows(sql`r.id = ${id} and ${ofManual(manualId)}`).execute(db)).rows[0];

/** Whether a revision of a manual other than `but` that is not withdrawn has a number, ignoring case. */
export const isVersionTaken = async (
  tx: Tx<DocumentTables>,
  manualId: number,
  version: string,
  but = 0,
): Promise<boolean> => {
  const { rows } = await sql`
    select from documents.revision r left join documents.controlled_revision c on c.revision_id = r.id
    where ${ofManual(manualId)} and lower(r.version) = lower(${version}) and r.id <> ${but}
      and c.stage is distinct from 'Withdrawn'
  `.execute(tx);
  return rows.length > 0;
};

type File = { size: number; contentType: string; sha256: string };

export type PreparedValues = {
  version: string;
  revisionOn: Day;
  description: string;
  effectiveOn: Day | null;
  at: Date;
  modifierId: number;
  modifierDepartmentId: number;
};

/** Inserts a revision that is being prepared. */
export const insertPrepared = async (
  tx: Tx<DocumentTables>,
  manualId: number,
  values: PreparedValues,
  file: File,
): Promise<number> => {
  const { id } = await tx
    .insertInto('documents.revision')
    .values({
      document_id: null,
      version: values.version,
      revision_on: values.revisionOn,
      description: values.description,
      size: file.size,
      content_type: file.contentType,
      sha256: file.sha256,
      preview_sha256: null,
      uploaded_at: values.at,
      modified_at: values.at,
      modifier_id: values.modifierId,
      department_id: values.modifierDepartmentId,
      content_state: 'pending',
      in_force_from: null,
      released_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into documents.controlled_revision (revision_id, manual_id, stage, author_id, effective_on)
    values (${id}, ${manualId}, 'Draft', ${values.modifierId}, ${values.effectiveOn})
  `.execute(tx);
  return id;
};

/**
 * Updates the data of a revision that is being prepared; a new file replaces the present one, whose text is deleted.
 */
export const updatePrepared = async (
  tx: Tx<DocumentTables>,
  id: number,
  values: PreparedValues,
  file: File | undefined,
): Promise<void> => {
  await tx
    .updateTable('documents.revision')
    .set((row) => ({
      version: values.version,
      revision_on: values.revisionOn,
      description: values.description,
      modified_at: values.at,
      modifier_id: values.modifierId,
      department_id: values.modifierDepartmentId,
      lock_version: row('lock_version', '+', 1),
      ...(file && {
        size: file.size,
        content_type: file.contentType,
        sha256: file.sha256,
        uploaded_at: values.at,
        content_state: 'pending' as const,
      }),
    }))
    .where('id', '=', id)
    .execute();
  await updateStage(tx, id, { effective_on: values.effectiveOn });
  if (file) await tx.deleteFrom('documents.revision_text').where('revision_id', '=', id).execute();
};

export const deletePrepared = async (tx: Tx<DocumentTables>, id: number): Promise<void> => {
  await tx.deleteFrom('documents.revision').where('id', '=', id).execute();
};

/** Updates the state of a revision. */
export const updateStage = async (
  tx: Tx<DocumentTables>,
  id: number,
  values: Partial<Omit<ControlledRevisionTable, 'is_scheduled'>> & { is_scheduled?: boolean },
): Promise<void> => {
  await tx.updateTable('documents.controlled_revision').set(values).where('revision_id', '=', id).execute();
};

type RevisionChange = {
  document_id?: number | null;
  in_force_from?: Day | null;
  released_at?: Date;
};

/** Increments the version of a revision, and updates its document, day or time of release if given. */
export const touchRevision = async (tx: Tx<DocumentTables>, id: number, values: RevisionChange = {}): Promise<void> => {
  await tx
    .updateTable('documents.revision')
    .set((row) => ({ ...values, lock_version: row('lock_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/**
 * Increments the version of a manual's document, which shows scheduled revisions; before the first revision there is
 * none.
 */
export const touchDocumentOf = async (tx: Tx<DocumentTables>, manualId: number): Promise<void> => {
  await tx
    .updateTable('documents.document')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('manual_id', '=', manualId)
    .execute();
};

/** The revision that is the subject of a document of approval, and its manual. */
export const findSent = async (
  tx: Tx<DocumentTables>,
  approvalId: number,
): Promise<{ id: number; manualId: number; driveId: number } | undefined> => {
  const { rows } = await sql<{ id: number; manualId: number; driveId: number }>`
    select c.revision_id as id, c.manual_id as "manualId", m.drive_id as "driveId"
    from documents.controlled_revision c join documents.manual m on m.id = c.manual_id
    where c.approval_id = ${approvalId}
  `.execute(tx);
  return rows[0];
};
