import type { DocType, DocumentOrder, DocumentRow } from '@portal/contract/documents';
import type { PageRequest } from '@portal/contract/kernel';
import { sql } from 'kysely';
import { type Db, fixedStatement } from '#platform/database/pool';
import { anywhere } from '#platform/database/search';
import { revisionJson } from '../document-json.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { type CommonRow, commonColumns, type DocumentReader, type RevisionRow } from './document.queries.ts';
import { drive, type Most, mostOf, orderBy, titled, walked } from './document-page.queries.ts';
import { progressJson } from './document-readers.queries.ts';

export type ListedDocument = CommonRow & {
  revision: RevisionRow;
  more: boolean;
  upcoming: RevisionRow[];
  progress: DocumentRow['progress'];
};

/** The scheduled revisions of the document `d`, by day. */
const upcomingJson = sql`(
  select coalesce(json_agg(${revisionJson('ur', 'up', 'uo')} order by ur.in_force_from, ur.released_at, ur.id), '[]')
  from documents.required_revision q join documents.revision ur on ur.id = q.revision_id
    join directory.person up on up.id = ur.modifier_id
    join directory.organization uo on uo.id = ur.department_id
  where q.document_id = d.id and q.is_scheduled)`;

/** The parts that make another statement; everything else is a parameter. */
type Kind = { order: DocumentOrder; most: Most; seesReaders: boolean; hasTitle: boolean };

const selectPage = ({ order, most, seesReaders, hasTitle }: Kind) =>
  fixedStatement(sql<ListedDocument & { total: number; id: number | null }>`
    with ${drive}, ${hasTitle ? titled({ order, most }) : walked({ order, most })},
    shown as (
      select ${commonColumns('$5')}, ${revisionJson('r', 'rp', 'ro')} as revision, d.revision_on, d.modified_at,
        exists (select 1 from documents.revision a where a.document_id = d.id and a.id <> d.current_revision_id and not exists (
          select from documents.controlled_revision c where c.revision_id = a.id and c.is_scheduled)) as more,
        ${upcomingJson} as upcoming,
        ${seesReaders ? progressJson('d', sql.raw(hasTitle ? '$8' : '$6')) : sql`null::json`} as progress
      from page join documents.document d on d.id = page.id
        join directory.person p on p.id = d.creator_id
        join directory.organization o on o.id = d.department_id
        left join documents.manual m on m.id = d.manual_id
        join documents.revision r on r.id = d.current_revision_id
        join directory.person rp on rp.id = r.modifier_id
        join directory.organization ro on ro.id = r.department_id
    )
    select counted.total, shown.* from drive join counted on true left join shown on true order by ${orderBy(order, 'shown')}`);

type Statement = ReturnType<typeof selectPage>;
const statements = new Map<string, Statement>();

/** Each statement is prepared when it is first needed. */
const statementOf = (kind: Kind): Statement => {
  const name = Object.values(kind).join(' ');
  const statement = statements.get(name) ?? selectPage(kind);
  statements.set(name, statement);
  return statement;
};

export type DocumentQuery = {
  driveId: number;
  /** The usual kind of the drive if none is given. */
  docType: DocType | undefined;
  order: DocumentOrder;
  /** A part of the title; everything if it is empty. */
  title: string | undefined;
  page: PageRequest;
};

/** A page of a drive's documents, and their total up to one past the cap; undefined if there is no such drive. */
export const listDocumentRows = async (
  db: Db<DocumentTables>,
  { driveId, docType, order, title = '', page: { limit, offset } }: DocumentQuery,
  { employeeId, seesReaders, today }: DocumentReader,
): Promise<{ rows: ListedDocument[]; total: number } | undefined> => {
  const hasTitle = title !== '';
  const statement = statementOf({ order, most: mostOf(limit), seesReaders, hasTitle });
  const values = [driveId, docType ?? null, limit, offset * limit, employeeId];
  const rows = await statement(db, [
    ...values,
    ...(hasTitle ? [anywhere(title), title] : []),
    ...(seesReaders ? [today] : []),
  ]);
  const [first] = rows;
  return first && { rows: rows.filter(({ id }) => id !== null), total: first.total };
};
