import { writeText } from '../../server/src/areas/documents/content/document-text.queries.ts';
import type { DocumentTables } from '../../server/src/areas/documents/documents-tables.ts';
import { createDatabase } from '../../server/src/platform/database/pool.ts';
import type { Pool } from '../pool.ts';
import { FIRST_TEAM, HEADS, STAFF } from './company.queries.ts';
import { chanceOf, nouns, proseOf, topicOf } from './prose.ts';

/** The drives of departments come with these; every fourth document is a manual's, of the others every third is general. */
const GENERAL = ['사내 자료실', '양식함', '공지 자료'] as const;
const KINDS = ['교범', '절차서', '지침', '점검표', '교육자료', '회의록', '보고서'] as const;

/** Drives of the departments come with them, one each. */
export const FIRST_GENERAL = HEADS + 1;

/** Most are short and a few are thick: 50 pages in the middle of all. */
export const pagesOf = (document: number): number => {
  const place = document % 100;
  if (place === 0) return 600;
  if (place < 5) return 200;
  if (place < 20) return 100;
  return place < 60 ? 40 : 12 + (place % 2);
};

const titleOf = (document: number): string => {
  const chance = chanceOf(document);
  const noun = () => nouns[Math.floor(chance() ** 3 * nouns.length)] ?? '';
  return `${noun()} ${noun()} ${KINDS[document % KINDS.length]} ${document}`;
};

/** So many teams keep all the manuals: also in a small company each has more than a page of them. */
const MANUAL_TEAMS = 20;

const plan = (documents: number, firstGeneral: number) => `
  create unlogged table bench_document as
  select k::integer, title, now() - interval '5 years' * (1 - k / ${documents}::numeric) as at, is_manual,
    case when not is_manual and k % 3 = 0 then ${firstGeneral} + k / 3 % ${GENERAL.length} else department_id end::integer as drive_id,
    department_id::integer, ${HEADS + 1} + (k * 104729 % ${STAFF})::integer as author
  from unnest($1::text[]) with ordinality as planned(title, k),
    lateral (select k % 4 = 0 as is_manual) kind,
    lateral (select case when is_manual then ${FIRST_TEAM} + k / 4 % ${MANUAL_TEAMS} else 1 + k * 7919 % ${HEADS} end as department_id) place`;

const records = [
  `insert into documents.manual (id, drive_id, manual_type, manual_class, doc_no, title, sub_title, abbr, department_id)
  overriding system value
  select k, drive_id, (array['Manuals', 'Procedures', 'Guidelines'])[1 + k % 3],
    (array['Authorized', 'Registered', 'Authorized_Registered', 'Unclassified'])[1 + k / 4 % 4],
    'HB-' || to_char(k, 'FM000000'), title, case when k % 8 = 0 then '제' || k % 9 + 1 || '편' end,
    case when k % 12 = 0 then 'M' || k end, department_id
  from bench_document where is_manual order by k`,
  `insert into platform.stored_file (sha256, size)
  select encode(sha256(k::text::bytea), 'hex'), 1000 + k from bench_document`,
  `insert into documents.revision (id, document_id, version, revision_on, description, size, content_type, sha256,
    uploaded_at, modified_at, modifier_id, department_id, content_state)
  overriding system value
  select (k - 1) * 3 + place, k, place || '.0', (at + interval '5 days' * place)::date, '정기 개정 ' || place, 1000 + k,
    'application/pdf', encode(sha256(k::text::bytea), 'hex'), at + interval '5 days' * place, at + interval '5 days' * place,
    author, department_id, 'done'
  from bench_document, generate_series(1, 1 + k % 3) place order by k, place`,
  `insert into documents.document (id, drive_id, manual_id, title, sub_title, extension, created_at, creator_id,
    department_id, current_revision_id, revision_on, modified_at)
  overriding system value
  select b.k, b.drive_id, m.id, b.title, m.sub_title, 'pdf', b.at, b.author, b.department_id, r.id, r.revision_on, r.modified_at
  from bench_document b left join documents.manual m on m.id = b.k and b.is_manual
    join documents.revision r on r.document_id = b.k and r.version = (1 + b.k % 3) || '.0' order by b.k`,
  `select setval(pg_get_serial_sequence('documents.' || name, 'id'), (select max(k) * 3 from bench_document))
  from unnest(array['document', 'manual', 'revision']) name`,
];

const indexes = `
  select pg_get_indexdef(i.indexrelid) as made, i.indexrelid::regclass::text as name
  from pg_index i where i.indrelid = 'documents.content'::regclass and not i.indisprimary`;

const WRITERS = 3;

/** Texts as the portal keeps them, by a few at once. */
const writeTexts = async (pool: Pool, documents: number): Promise<void> => {
  const db = createDatabase<DocumentTables>(pool);
  let next = 1;
  const write = async (): Promise<void> => {
    for (let document = next++; document <= documents; document = next++) {
      const chance = chanceOf(document);
      const topic = topicOf(chance);
      const pages = Array.from({ length: pagesOf(document) }, () => proseOf(chance, topic));
      await db.transaction().execute((tx) => writeText(tx, document, { pages, hasPages: true }));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
};

/** So many documents of five years, each with its text where texts are wanted. */
export const insertDrives = async (pool: Pool, count: number, hasTexts = true): Promise<void> => {
  const client = await pool.connect();
  try {
    // Foreign keys that hold by construction would take their time, and so would pieces document by document.
    await client.query("set statement_timeout = 0; set session_replication_role = replica; set work_mem = '256MB'");
    // The rows are narrow, their words stand apart: by itself no index of theirs is made by two processes.
    await client.query(`set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 2;
      set min_parallel_table_scan_size = 0`);
    const { rows } = await client.query<{ made: string; name: string }>(indexes);
    for (const { name } of rows) await client.query(`drop index ${name}`);
    const { rows: general } = await client.query<{ id: number }>(
      'insert into documents.drive (name) select unnest($1::text[]) returning id',
      [GENERAL],
    );
    const titles = Array.from({ length: count }, (_, at) => titleOf(at + 1));
    await client.query(plan(count, general[0]?.id ?? 0), [titles]);
    for (const statement of records) await client.query(statement);
    await client.query('drop table bench_document');
    if (hasTexts) await writeTexts(pool, count);
    for (const { made, name } of rows) {
      await client.query(made);
      await client.query(`alter index ${name} alter column 1 set statistics 0`);
    }
  } finally {
    client.release(true);
  }
};
