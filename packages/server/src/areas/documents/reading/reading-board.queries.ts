import type { BoardKind, ReadingBoardRow } from '@portal/contract/documents';
import { type Day, type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import { isActiveOn } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import { inTransaction } from '#platform/database/transaction';
import { assignedOn } from '../document/document-readers.queries.ts';
import { departmentJson } from '../document-json.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';

type Fragment = RawBuilder<unknown>;

/** Filters of readers and documents, combined by AND. */
export type BoardFilter = {
  by?: BoardKind | undefined;
  driveId?: number | undefined;
  documentId?: number | undefined;
  /** The revision whose marks count; by default the current one. */
  revisionId?: number | undefined;
  /** Readers of this department and those below it. */
  departmentId?: number | undefined;
  /** Only rows with overdue readings. */
  overdue?: boolean | undefined;
};

/** The given revision; by default the one in force, and, for rows by document, each scheduled one. */
const revisionsOf = ({ by, revisionId }: BoardFilter): Fragment => {
  if (revisionId !== undefined) return sql`join documents.revision r on r.document_id = d.id and r.id = ${revisionId}`;
  if (by === 'department') return sql`join documents.revision r on r.id = d.current_revision_id`;
  return sql`join documents.required_revision q on q.document_id = d.id join documents.revision r on r.id = q.revision_id`;
};

/** A row for each reader of each document, with whether they have read it and whether it is overdue. */
const readersOf = (filter: BoardFilter, today: Day): Fragment => sql`
  select d.id as document_id, r.id as revision_id, p.department_id, g.read_at is not null as is_read,
    coalesce(g.read_at is null and ${assignedOn('k', 'r', sql`${today}`)} + u.due_days < ${today}::date, false) as is_overdue
  from documents.matched_reader a
    join documents.document d on d.id = a.document_id
    ${revisionsOf(filter)}
    join directory.person p on p.id = a.employee_id and ${isActiveOn(today, 'p')}
    left join documents.reader k on k.document_id = a.document_id and k.employee_id = a.employee_id
    left join documents.reader_rule u on u.document_id = a.document_id
    left join documents.reading g on g.revision_id = r.id and g.employee_id = a.employee_id
  where ${filter.driveId === undefined ? sql`true` : sql`d.drive_id = ${filter.driveId}`}
    and ${filter.documentId === undefined ? sql`true` : sql`a.document_id = ${filter.documentId}`}
    and ${filter.departmentId === undefined ? sql`true` : sql`${filter.departmentId} = any(p.department_path)`}`;

const counts = sql`count(*)::integer as readers, count(*) filter (where is_read)::integer as read,
  count(*) filter (where is_overdue)::integer as overdue`;

const percent = sql`(t.read * 100 / t.readers)`;

const documentOf = sql`json_build_object('id', d.id, 'driveId', d.drive_id, 'docType', d.doc_type, 'title', d.title,
  'docNo', m.doc_no)`;

/** A revision with its state and day; both null for a plain document. */
const revisionOf = sql`json_build_object('id', r.id, 'version', r.version,
  'state', (select case when n.is_scheduled then 'Scheduled' when n.id = d.current_revision_id then 'InForce'
    else 'Superseded' end from documents.released_revision n where n.id = r.id),
  'inForceFrom', (select n.in_force_from from documents.released_revision n where n.id = r.id))`;

const allDocuments = sql`documents.document d left join documents.manual m on m.id = d.manual_id`;

const byDocument = (where: Fragment): Fragment => sql`
  select ${documentOf} as document, ${revisionOf} as revision, null::json as department, t.readers, t.read, t.overdue,
    ${percent} as percent, row_number() over (order by ${percent}, d.title, d.id, r.id) as place
  from (select document_id, revision_id, ${counts} from reader group by document_id, revision_id) t
    join ${allDocuments} on d.id = t.document_id join documents.revision r on r.id = t.revision_id
  where ${where}`;

const byDepartment = (where: Fragment, { documentId }: BoardFilter): Fragment => {
  const of = (part: Fragment) =>
    documentId === undefined
      ? sql`null::json`
      : sql`(select ${part} from ${allDocuments} join documents.revision r on r.id = t.revision_id where d.id = ${documentId})`;
  return sql`
    select ${of(documentOf)} as document, ${of(revisionOf)} as revision, ${departmentJson('o')} as department,
      t.readers, t.read, t.overdue, ${percent} as percent, row_number() over (order by o.place, o.id) as place
    from (select department_id, max(revision_id) as revision_id, ${counts} from reader group by department_id) t
      join directory.organization o on o.id = t.department_id
    where ${where}`;
};

/**
 * Joins the tables of the board by hashing: the planner does not know how many people a rule matches, and for hundreds
 * of thousands of readers nested loops take three times as long.
 */
const joinInMemory = (tx: Tx<DocumentTables>) =>
  sql`select set_config(name, value, true) from (values ('work_mem', '128MB'), ('enable_nestloop', 'off'),
    ('enable_mergejoin', 'off'), ('enable_sort', 'off')) as setting(name, value)`.execute(tx);

/** A page of the board, or all of it, and the number of its rows. */
export const listBoardRows = async (
  db: Db<DocumentTables>,
  filter: BoardFilter,
  { today, page }: { today: Day; page?: PageRequest },
): Promise<{ rows: ReadingBoardRow[]; total: number }> => {
  const where = filter.overdue === true ? sql`t.overdue > 0` : sql`true`;
  const grouped = filter.by === 'department' ? byDepartment(where, filter) : byDocument(where);
  const paged = page ? sql`limit ${page.limit} offset ${page.offset * page.limit}` : sql``;
  const { rows } = await inTransaction(db, async (tx) => {
    await joinInMemory(tx);
    return sql<{ rows: ReadingBoardRow[] | null; total: number }>`
    with reader as (${readersOf(filter, today)}), line as materialized (${grouped})
    select (select least(count(*), ${TOTAL_CAP + 1})::integer from line) as total,
      (select json_agg(json_build_object('document', document, 'revision', revision, 'department', department,
        'readers', readers, 'read', read, 'overdue', overdue, 'percent', percent) order by place)
        from (select * from line order by place ${paged}) shown) as rows
  `.execute(tx);
  });
  const [found] = rows;
  return { rows: found?.rows ?? [], total: found?.total ?? 0 };
};
