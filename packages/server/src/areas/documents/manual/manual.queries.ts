import type { DocumentPerson, ManualEdition } from '@portal/contract/documents';
import { type Day, MASTER_TOTAL_CAP, type PageRequest } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import { isActiveOn } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import { columnsOf } from '#platform/database/record-columns';
import { everyWord } from '#platform/database/search';
import { documentPersonJson } from '../document-json.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { type ManualValues, manualColumns } from './manual-columns.ts';

type Fragment = RawBuilder<unknown>;

/** A manual with its document, and its managers by name. */
export type ManualRow = ManualValues & {
  id: number;
  version: number;
  department_name: string;
  department_eng_name: string;
  document_id: number | null;
  managers: DocumentPerson[];
  manages_manual: boolean;
  /** Whether it has any revision that is not released yet. */
  has_revision: boolean;
  in_force: ManualEdition | null;
  upcoming: ManualEdition[];
};

/** Managers who have resigned are hidden until they return. */
const managersOf = (today: Day): Fragment => sql`coalesce((
  select json_agg(${documentPersonJson('p')} order by p.name, p.id)
  from documents.manual_manager g join directory.person p on p.id = g.employee_id
  where g.manual_id = m.id and ${isActiveOn(today, 'p')}), '[]')`;

const managedBy = (employeeId: number): Fragment => sql`exists (
  select from documents.manual_manager g where g.manual_id = m.id and g.employee_id = ${employeeId})`;

const edition = sql`json_build_object('id', n.id, 'version', n.version, 'inForceFrom', n.in_force_from)`;

/** The caller, the present day, and the day whose revision in force is shown. */
export type ManualReader = { employeeId: number; today: Day; on?: Day | undefined };

const columns = ({ employeeId, today, on }: ManualReader): Fragment => sql`
  m.id, ${columnsOf(manualColumns, 'm')}, m.version, o.name as department_name, o.eng_name as department_eng_name, d.id as document_id,
  ${managersOf(today)} as managers, ${managedBy(employeeId)} as manages_manual,
  exists (select from documents.controlled_revision c where c.manual_id = m.id) as has_revision,
  (select ${edition} from documents.released_revision n where n.manual_id = m.id and n.in_force_from <= ${on ?? today}::date
    order by n.in_force_from desc, n.released_at desc, n.id desc limit 1) as in_force,
  (select coalesce(json_agg(${edition} order by n.in_force_from, n.released_at, n.id), '[]')
    from documents.released_revision n where n.manual_id = m.id and n.in_force_from > ${today}::date) as upcoming`;

const manuals = sql`documents.manual m join directory.organization o on o.id = m.department_id
  left join documents.document d on d.manual_id = m.id`;

/** Filters of manuals, combined by AND. */
export type ManualFilter = {
  driveId?: number | undefined;
  /** Words in titles, number and abbreviation. */
  title?: string | undefined;
  /** Those that an employee manages. */
  managerId?: number | undefined;
  /** Whether their revisions need approval. */
  controlled?: boolean | undefined;
};

const whereOf = ({ driveId, title, managerId, controlled }: ManualFilter): Fragment => sql`
  ${driveId === undefined ? sql`true` : sql`m.drive_id = ${driveId}`}
  and ${managerId === undefined ? sql`true` : managedBy(managerId)}
  and ${controlled === undefined ? sql`true` : sql`m.controlled = ${controlled}`}
  and ${everyWord(
    title,
    (like) =>
      sql`(m.title ilike ${like} or m.sub_title ilike ${like} or m.doc_no ilike ${like} or m.abbr ilike ${like})`,
  )}`;

/** Manuals by document number, one page or all. */
export const listManualRows = async (
  db: Db<DocumentTables>,
  filter: ManualFilter,
  { page, ...reader }: ManualReader & { page?: PageRequest },
): Promise<ManualRow[]> => {
  const paged = page ? sql`limit ${page.limit} offset ${page.offset * page.limit}` : sql``;
  const { rows } = await sql<ManualRow>`
    select ${columns(reader)} from ${manuals} where ${whereOf(filter)} order by m.doc_no, m.id ${paged}
  `.execute(db);
  return rows;
};

export const countManuals = async (db: Db<DocumentTables>, filter: ManualFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select 1 from documents.manual m where ${whereOf(filter)} limit ${MASTER_TOTAL_CAP + 1}) found
  `.execute(db);
  return rows[0]?.total ?? 0;
};

export const findManual = async (
  db: Db<DocumentTables>,
  id: number,
  reader: ManualReader,
): Promise<ManualRow | undefined> => {
  const { rows } = await sql<ManualRow>`select ${columns(reader)} from ${manuals} where m.id = ${id}`.execute(db);
  return rows[0];
};

/** Locks manuals against other changes, also of their managers and related records, until the transaction ends. */
export const lockManualRow = async (tx: Tx<DocumentTables>, id: number): Promise<void> => {
  await sql`select from documents.manual where id = ${id} for update`.execute(tx);
};

/** Whether another manual has this number, ignoring case. */
export const isDocNoTaken = async (tx: Tx<DocumentTables>, docNo: string, exceptId?: number): Promise<boolean> => {
  const { rows } = await sql`
    select from documents.manual
    where lower(doc_no) = lower(${docNo}) and id is distinct from ${exceptId ?? null}::integer
  `.execute(tx);
  return rows.length > 0;
};

export const insertManual = async (tx: Tx<DocumentTables>, values: ManualValues): Promise<number> => {
  const { id } = await tx.insertInto('documents.manual').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Updates a manual, and its document where it has copies of changed fields, with a new version. */
export const updateManual = async (tx: Tx<DocumentTables>, id: number, values: ManualValues): Promise<void> => {
  await tx
    .updateTable('documents.manual')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  const { drive_id, sub_title, department_id } = values;
  await sql`
    update documents.document set drive_id = ${drive_id}, sub_title = ${sub_title}, department_id = ${department_id},
      version = version + 1
    where manual_id = ${id}
      and (drive_id, sub_title, department_id) is distinct from (${drive_id}, ${sub_title}, ${department_id})
  `.execute(tx);
};

/** The managers of a manual, including those who have resigned. */
export const listManagerIds = async (tx: Tx<DocumentTables>, manualId: number): Promise<number[]> => {
  const { rows } = await sql<{ employee_id: number }>`
    select employee_id from documents.manual_manager where manual_id = ${manualId} order by employee_id
  `.execute(tx);
  return rows.map(({ employee_id }) => employee_id);
};

export const replaceManagers = async (
  tx: Tx<DocumentTables>,
  manualId: number,
  employeeIds: readonly number[],
): Promise<void> => {
  await sql`
    with gone as (
      delete from documents.manual_manager
      where manual_id = ${manualId} and employee_id <> all(${employeeIds}::integer[]))
    insert into documents.manual_manager (manual_id, employee_id)
    select ${manualId}::integer, id from unnest(${employeeIds}::integer[]) id on conflict do nothing
  `.execute(tx);
};

export const deleteManualRow = async (tx: Tx<DocumentTables>, id: number): Promise<void> => {
  await tx.deleteFrom('documents.manual').where('id', '=', id).execute();
};

/** Whether a manual has a revision that is a draft, in approval, approved or scheduled. */
export const hasRevisionUnderWay = async (tx: Tx<DocumentTables>, manualId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from documents.controlled_revision
    where manual_id = ${manualId} and (stage in ('Draft', 'InApproval', 'Approved') or is_scheduled) limit 1
  `.execute(tx);
  return rows.length > 0;
};

/** The revisions of a manual that were sent for approval. */
export const listSentRevisions = async (tx: Tx<DocumentTables>, manualId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select revision_id as id from documents.controlled_revision
    where manual_id = ${manualId} and approval_id is not null order by 1
  `.execute(tx);
  return rows.map(({ id }) => id);
};
