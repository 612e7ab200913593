import type {
  ContentState,
  DocType,
  DocumentPerson,
  DriveRef,
  ManualRef,
  Reader,
  RevisionForce,
} from '@portal/contract/documents';
import { sql } from 'kysely';
import { type Db, fixedStatement, type Tx } from '#platform/database/pool';
import { departmentJson, documentPersonJson, driveJson, manualJson, revisionJson } from '../document-json.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { readersJson } from './document-readers.queries.ts';

type DepartmentRef = DocumentPerson['department'];

/** A revision as it is read; the name of its file depends on its document. */
export type RevisionRow = {
  id: number;
  version: string;
  revisionDate: string;
  description: string;
  size: number;
  modifiedDate: string;
  modifier: DocumentPerson;
  department: DepartmentRef;
  contentState: ContentState;
  /** Its state, and whether it was released as a controlled revision; null for a plain document. */
  period:
    | (RevisionForce & {
        releasedAt: string;
        wasControlled: boolean;
      })
    | null;
};

/** The common fields of the record and a row of a list. */
export type CommonRow = {
  id: number;
  drive_id: number;
  doc_key: string;
  doc_type: DocType;
  title: string;
  sub_title: string | null;
  extension: string;
  created_at: Date;
  creator: DocumentPerson;
  department: DepartmentRef;
  manual: ManualRef | null;
  is_read: boolean;
  /** Whether the manual is controlled. */
  is_controlled: boolean;
  version: number;
};

export type FullDocument = CommonRow & {
  current_revision_id: number;
  drive: DriveRef;
  revisions: RevisionRow[];
  manages_manual: boolean;
  readers: Reader[] | null;
};

/** The columns of `CommonRow`, from a document `d` with its creator `p`, department `o` and manual `m`. */
export const commonColumns = (employeeId: string) => sql`
  d.id, d.drive_id, d.doc_key, d.doc_type, d.title, d.sub_title, d.extension, d.created_at, d.version,
  ${documentPersonJson('p')} as creator, ${departmentJson('o')} as department, ${manualJson('m')} as manual,
  coalesce(m.controlled, false) as is_controlled,
  exists (select 1 from documents.reading g
    where g.revision_id = d.current_revision_id and g.employee_id = ${sql.raw(employeeId)}) as is_read`;

/** Whether an employee manages the manual under an alias. */
export const managesManual = (manual: string, employeeId: string) =>
  sql`exists (select 1 from documents.manual_manager w
    where w.manual_id = ${sql.ref(manual)} and w.employee_id = ${sql.raw(employeeId)})`;

const selectDocument = (seesReaders: boolean) =>
  fixedStatement(sql<FullDocument>`
    select ${commonColumns('$3')}, d.current_revision_id, ${driveJson('v', 'vo')} as drive,
      ${managesManual('d.manual_id', '$3')} as manages_manual,
      (select json_agg(${revisionJson('r', 'rp', 'ro')} order by r.id desc) from documents.revision r
        join directory.person rp on rp.id = r.modifier_id
        join directory.organization ro on ro.id = r.department_id
        where r.document_id = d.id) as revisions,
      ${seesReaders ? readersJson('d', sql`$4`) : sql`null::json`} as readers
    from documents.document d
      join documents.drive v on v.id = d.drive_id
      left join directory.organization vo on vo.id = v.department_id
      join directory.person p on p.id = d.creator_id
      join directory.organization o on o.id = d.department_id
      left join documents.manual m on m.id = d.manual_id
    where d.id = $1 and d.drive_id = $2`);

const statements = { withReaders: selectDocument(true), without: selectDocument(false) };

/** The caller, and whether they may see the readers. */
export type DocumentReader = { employeeId: number; seesReaders: boolean; today: string };

/** A document of a drive as it is read; undefined if there is none. */
export const findDocument = async (
  db: Db<DocumentTables>,
  { driveId, docId }: { driveId: number; docId: number },
  { employeeId, seesReaders, today }: DocumentReader,
): Promise<FullDocument | undefined> => {
  const place = [docId, driveId, employeeId];
  const [row] = seesReaders ? await statements.withReaders(db, [...place, today]) : await statements.without(db, place);
  return row;
};

/** The facts by which acts on a document are judged. */
export type DocumentFacts = {
  id: number;
  doc_key: string;
  manual_id: number | null;
  doc_type: DocType;
  title: string;
  extension: string;
  creator_id: number;
  modifier_id: number;
  current_revision_id: number;
  drive_department_id: number | null;
  manages_manual: boolean;
  is_controlled: boolean;
  has_controlled_revision: boolean;
  version: number;
};

/** The facts of a document of a drive for its rules. */
export const findState = async (
  db: Db<DocumentTables>,
  { driveId, docId }: { driveId: number; docId: number },
  employeeId: number,
): Promise<DocumentFacts | undefined> => {
  const { rows } = await sql<DocumentFacts>`
    select d.id, d.doc_key, d.manual_id, d.doc_type, d.title, d.extension, d.creator_id, r.modifier_id,
      d.current_revision_id, v.department_id as drive_department_id, d.version, coalesce(m.controlled, false) as is_controlled,
      exists (select from documents.revision k join documents.controlled_revision c on c.revision_id = k.id
        where k.document_id = d.id) as has_controlled_revision,
      exists (select 1 from documents.manual_manager w
        where w.manual_id = d.manual_id and w.employee_id = ${employeeId}) as manages_manual
    from documents.document d join documents.drive v on v.id = d.drive_id
      join documents.revision r on r.id = d.current_revision_id
      left join documents.manual m on m.id = d.manual_id
    where d.id = ${docId} and d.drive_id = ${driveId}
  `.execute(db);
  return rows[0];
};

/** Locks a document of a drive until the transaction ends; it is read after the lock. */
export const lockDocument = async (
  tx: Tx<DocumentTables>,
  place: { driveId: number; docId: number },
  employeeId: number,
): Promise<DocumentFacts | undefined> => {
  await sql`
    select 1 from documents.document where id = ${place.docId} and drive_id = ${place.driveId} for update
  `.execute(tx);
  return findState(tx, place, employeeId);
};

type FoundRevision = {
  id: number;
  version: string;
  revision_on: string;
  description: string;
  was_controlled: boolean;
};

/** The facts of a document's revision for its rules. */
export const findRevision = async (
  db: Db<DocumentTables>,
  documentId: number,
  id: number,
): Promise<FoundRevision | undefined> =>
  db
    .selectFrom('documents.revision as r')
    .leftJoin('documents.controlled_revision as c', 'c.revision_id', 'r.id')
    .select(['r.id', 'r.version', 'r.revision_on', 'r.description'])
    .select(({ eb }) => eb('c.revision_id', 'is not', null).$castTo<boolean>().as('was_controlled'))
    .where('r.document_id', '=', documentId)
    .where('r.id', '=', id)
    .executeTakeFirst();
