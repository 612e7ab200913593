import type { DriveRef, Reader } from '@portal/contract/documents';
import { type Day, type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { RevisionRow } from '../document/document.queries.ts';
import { assignedOn, readersJson } from '../document/document-readers.queries.ts';
import { driveJson, revisionJson } from '../document-json.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';

type Fragment = RawBuilder<unknown>;

/**
 * The employees who must read a document and have not resigned, by name, with their marks on the current or another
 * revision.
 */
export const listReaders = async (
  db: Db<DocumentTables>,
  documentId: number,
  today: Day,
  revisionId?: number,
): Promise<Reader[]> => {
  const revision = revisionId === undefined ? undefined : sql`${revisionId}::integer`;
  const { rows } = await sql<{ readers: Reader[] }>`
    select ${readersJson('d', sql`${today}`, revision)} as readers from documents.document d where d.id = ${documentId}
  `.execute(db);
  return rows[0]?.readers ?? [];
};

/** The revisions of a document that must be read, and whether its readers confirm that they understood them. */
export type RequiredRevisions = { current: number; scheduled: number[]; isControlled: boolean };

/** The same, locked until the transaction ends. */
export const holdRequiredRevisions = async (
  tx: Tx<DocumentTables>,
  { id: driveId, docId }: { id: number; docId: number },
): Promise<RequiredRevisions | undefined> => {
  const { rows: held } = await sql`
    select 1 from documents.document where id = ${docId} and drive_id = ${driveId} for share
  `.execute(tx);
  if (held.length === 0) return undefined;
  const { rows } = await sql<RequiredRevisions>`
    select d.current_revision_id as current, coalesce(m.controlled, false) as "isControlled", array(
      select q.revision_id from documents.required_revision q where q.document_id = d.id and q.is_scheduled) as scheduled
    from documents.document d left join documents.manual m on m.id = d.manual_id where d.id = ${docId}
  `.execute(tx);
  return rows[0];
};

/** A mark: who read which revision when, and whether they confirmed that they understood it. */
export type Mark = { revisionId: number; employeeId: number; at: Date; confirmed: boolean };

/** Stores marks with the present data of document and reader; for each revision and reader the first one counts. */
export const insertReadings = async (tx: Tx<DocumentTables>, marks: readonly Mark[]): Promise<void> => {
  await sql`
    insert into documents.reading (revision_id, employee_id, read_at, confirmed, document_id, manual_id, doc_key, doc_no,
      title, sub_title, version, position, department_id, department_name, department_eng_name)
    select r.id, p.id, k.at, k.confirmed, d.id, d.manual_id, d.doc_key, m.doc_no, d.title, d.sub_title, r.version,
      p.position, p.department_id, p.department_name, p.department_eng_name
    from unnest(${marks.map(({ revisionId }) => revisionId)}::integer[],
        ${marks.map(({ employeeId }) => employeeId)}::integer[], ${marks.map(({ at }) => at)}::timestamptz[],
        ${marks.map(({ confirmed }) => confirmed)}::boolean[]) as k(revision_id, employee_id, at, confirmed)
      join documents.revision r on r.id = k.revision_id
      join documents.document d on d.id = r.document_id
      left join documents.manual m on m.id = d.manual_id
      join directory.person p on p.id = k.employee_id
    on conflict (revision_id, employee_id) do nothing
  `.execute(tx);
};

const dayOf = (instant: Fragment): Fragment => sql`(${instant} at time zone 'Asia/Seoul')::date`;

/** A row of somebody's reading list. */
export type AssignedRow = {
  id: number;
  drive: DriveRef;
  doc_type: 'AOC' | 'Normal';
  title: string;
  sub_title: string | null;
  extension: string;
  is_controlled: boolean;
  revision: RevisionRow;
  assigned_on: Day;
  read_on: Day | null;
  due_days: number | null;
};

export type AssignedFilter = {
  /** Leaves out what was read already. */
  unread?: boolean | undefined;
};

const assignedTo = (employeeId: number, { unread }: AssignedFilter): Fragment => sql`
  documents.matched_reader a join documents.document d on d.id = a.document_id
    join documents.required_revision q on q.document_id = d.id
    join documents.revision r on r.id = q.revision_id
    left join documents.reader k on k.document_id = a.document_id and k.employee_id = a.employee_id
    left join documents.reader_rule u on u.document_id = a.document_id
    left join documents.reading g on g.revision_id = r.id and g.employee_id = a.employee_id
  where a.employee_id = ${employeeId} ${unread === true ? sql`and g.read_at is null` : sql``}`;

/** What an employee must read: unread first, then the latest assigned. */
export const listAssignedRows = async (
  db: Db<DocumentTables>,
  employeeId: number,
  { limit, offset, today, ...filter }: PageRequest & AssignedFilter & { today: Day },
): Promise<AssignedRow[]> => {
  const { rows } = await sql<AssignedRow>`
    with assigned as (
      select d.id, d.drive_id, d.doc_type, d.title, d.sub_title, d.extension, d.manual_id, d.current_revision_id,
        r.id as revision_id, u.due_days,
        ${assignedOn('k', 'r', sql`${today}`)} as assigned_on, ${dayOf(sql`g.read_at`)} as read_on
      from ${assignedTo(employeeId, filter)}
      order by g.read_at is not null, assigned_on desc, d.id desc, r.id desc limit ${limit} offset ${offset * limit})
    select d.id, ${driveJson('v', 'vo')} as drive, d.doc_type, d.title, d.sub_title, d.extension,
      coalesce(m.controlled, false) as is_controlled, ${revisionJson('r', 'rp', 'ro')} as revision, d.assigned_on, d.read_on, d.due_days
    from assigned d join documents.drive v on v.id = d.drive_id
      left join directory.organization vo on vo.id = v.department_id
      left join documents.manual m on m.id = d.manual_id
      join documents.revision r on r.id = d.revision_id
      join directory.person rp on rp.id = r.modifier_id
      join directory.organization ro on ro.id = r.department_id
    order by d.read_on is not null, d.assigned_on desc, d.id desc, d.revision_id desc
  `.execute(db);
  return rows;
};

export const countAssigned = async (
  db: Db<DocumentTables>,
  employeeId: number,
  filter: AssignedFilter,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select 1 from ${assignedTo(employeeId, filter)} limit ${TOTAL_CAP + 1}) found
  `.execute(db);
  return rows[0]?.total ?? 0;
};
