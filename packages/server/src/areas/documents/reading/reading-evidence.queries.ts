import type { ReadingEvidence } from '@portal/contract/documents';
import { type Day, type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import { everyWord } from '#platform/database/search';
import { instantText } from '../document-json.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';

/** Filters of marks, combined by AND; both days are inclusive. */
export type EvidenceFilter = {
  employeeId?: number | undefined;
  manualId?: number | undefined;
  documentId?: number | undefined;
  revisionId?: number | undefined;
  searchText?: string | undefined;
  fromDate?: Day | undefined;
  toDate?: Day | undefined;
};

const equals = (column: string, value: number | undefined): RawBuilder<unknown>[] =>
  value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`];

const whereOf = (filter: EvidenceFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...equals('g.employee_id', filter.employeeId),
      ...equals('g.manual_id', filter.manualId),
      ...equals('g.document_id', filter.documentId),
      ...equals('g.revision_id', filter.revisionId),
      everyWord(filter.searchText, (like) => sql`(g.title ilike ${like} or g.doc_no ilike ${like})`),
      ...(filter.fromDate === undefined
        ? []
        : [sql`g.read_at >= ${filter.fromDate}::date::timestamp at time zone 'Asia/Seoul'`]),
      ...(filter.toDate === undefined
        ? []
        : [sql`g.read_at < (${filter.toDate}::date + 1)::timestamp at time zone 'Asia/Seoul'`]),
    ],
    sql` and `,
  );

/** Marks, newest first; one page or, without a page, all. */
export const listEvidenceRows = async (
  db: Db<DocumentTables>,
  filter: EvidenceFilter,
  page?: PageRequest,
): Promise<ReadingEvidence[]> => {
  const paged = page ? sql`limit ${page.limit} offset ${page.offset * page.limit}` : sql``;
  const { rows } = await sql<ReadingEvidence>`
    select g.id,
      json_build_object('id', g.document_id, 'docKey', g.doc_key, 'docNo', g.doc_no, 'title', g.title,
        'isDeleted', not exists (select from documents.document d where d.id = g.document_id)) as document,
      json_build_object('id', g.revision_id, 'version', g.version,
        'isDeleted', not exists (select from documents.revision r where r.id = g.revision_id)) as revision,
      json_build_object('id', p.id, 'name', p.name, 'engName', p.eng_name, 'position', g.position,
        'department', json_build_object('id', g.department_id, 'name', g.department_name,
          'engName', g.department_eng_name)) as employee,
      ${instantText(sql`g.read_at`)} as "readAt", g.confirmed
    from documents.reading g join directory.person p on p.id = g.employee_id
    where ${whereOf(filter)} order by g.read_at desc, g.id desc ${paged}
  `.execute(db);
  return rows;
};

export const countEvidence = async (db: Db<DocumentTables>, filter: EvidenceFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select 1 from documents.reading g where ${whereOf(filter)} limit ${TOTAL_CAP + 1}) found
  `.execute(db);
  return rows[0]?.total ?? 0;
};
