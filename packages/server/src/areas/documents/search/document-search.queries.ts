import type { DocType, DocumentPerson, DriveRef, ManualRef } from '@portal/contract/documents';
import { type PageRequest, searchWords } from '@portal/contract/kernel';
import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { RevisionRow } from '../document/document.queries.ts';
import { departmentJson, driveJson, manualJson, revisionJson } from '../document-json.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';
import type { SearchFilter } from './document-search-filter.ts';
import { foundBy, total } from './document-search-order.queries.ts';

export type FoundRow = {
  id: number;
  drive_id: number;
  doc_type: DocType;
  title: string;
  sub_title: string | null;
  extension: string;
  is_controlled: boolean;
  drive: DriveRef;
  manual: ManualRef | null;
  department: DocumentPerson['department'];
  revision: RevisionRow;
};

const columns = sql`d.id, d.drive_id, d.doc_type, d.title, d.sub_title, d.extension, coalesce(m.controlled, false) as is_controlled, ${driveJson('v', 'vo')} as drive,
  ${manualJson('m')} as manual, ${departmentJson('o')} as department, ${revisionJson('r', 'p', 'ro')} as revision`;

const joins = sql`
  left join documents.document d on d.id = page.id
  left join directory.organization o on o.id = d.department_id
  left join documents.drive v on v.id = d.drive_id
  left join directory.organization vo on vo.id = v.department_id
  left join documents.manual m on m.id = d.manual_id
  left join documents.revision r on r.id = d.current_revision_id
  left join directory.organization ro on ro.id = r.department_id
  left join directory.person p on p.id = r.modifier_id`;

/** The maximum size of a page as a literal: for a limit that is a parameter the planner expects a tenth of all rows. */
const HOLDS = [100, 1000] as const;

/** A page of the hits, and their total. */
export const searchDocumentRows = async (
  db: Db<DocumentTables>,
  filter: SearchFilter,
  page: PageRequest,
): Promise<{ rows: FoundRow[]; counted: number }> => {
  const { offset, limit } = page;
  const { tables, order } = foundBy(filter, page);
  const most = sql.lit(HOLDS.find((each) => limit <= each) ?? limit);
  const { rows } = await sql<FoundRow & { counted: number }>`
    with ${tables}, page as materialized (
      select row_number() over () as place, asked.id from (
        select id from found order by ${order} limit ${limit} offset ${offset * limit}
      ) asked limit ${most}
    )
    select total.counted, ${columns} from (${total}) total left join page on true ${joins} order by page.place
  `.execute(db);
  // Beyond the last page the only row holds the total.
  return { rows: rows.filter(({ id }) => id !== null), counted: rows[0]?.counted ?? 0 };
};

export type FoundPassage = { document_id: number; page: number | null; text: string };

/** Whether lower case changes any of the words: texts are compared directly if the words are Korean alone. */
const hasCase = (words: readonly string[]): boolean =>
  words.some((word) => word.toLowerCase() !== word || word.toUpperCase() !== word);

/** For each document the passage with most of the words, the first one of several; none if no passage has any. */
export const findPassages = async (
  db: Db<DocumentTables>,
  documentIds: readonly number[],
  searchText: string,
): Promise<FoundPassage[]> => {
  const words = searchWords(searchText);
  const text = hasCase(words) ? sql`lower(p.text)` : sql`p.text`;
  const all = sql`select p.page, p.text, p.place, ${text} as searched from documents.passage p
    where p.document_id = asked.id order by p.place offset 0`;
  const { rows } = await sql<FoundPassage>`
    with word as materialized (select lower(word) as word from unnest(${words}::text[]) word)
    select asked.id as document_id, best.page, best.text
    from unnest(${documentIds}::integer[]) asked(id) cross join lateral (
      (select page, text from (${all}) whole
        where not exists (select from word where strpos(whole.searched, word.word) = 0) limit 1)
      union all
      (select page, text from (
        select passage.*, (select count(*) from word where strpos(passage.searched, word.word) > 0) as words
        from (${all}) passage) counted
        where words > 0 order by words desc, place limit 1)
      limit 1
    ) best
  `.execute(db);
  return rows;
};
