import { type PageRequest, searchWords, TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { SearchFilter } from './document-search-filter.ts';

type Fragment = RawBuilder<unknown>;

type Wanted = {
  /** The maximum number of hits: enough for the total and for the end of the page. */
  most: Fragment;
  /** The number of hits before the last one of the page. */
  before: number;
};

const wantedFor = ({ offset, limit }: PageRequest): Wanted => {
  const before = (offset + 1) * limit - 1;
  return { most: sql.lit((Math.floor(before / TOTAL_CAP) + 1) * TOTAL_CAP + 1), before };
};

const not = (condition: Fragment): Fragment => sql`not ${condition}`;
const all = (conditions: readonly Fragment[]): Fragment => sql.join(conditions, sql` and `);

/** Filters other than the text, for a document under the alias `d`. */
const narrowed = (filter: SearchFilter): Fragment[] => [
  ...(filter.docType === undefined ? [] : [sql`d.doc_type = ${filter.docType}`]),
  ...(filter.driveId === undefined ? [] : [sql`d.drive_id = ${filter.driveId}`]),
  ...(filter.departmentId === undefined
    ? []
    : [
        sql`d.department_id in (
          select o.id from directory.organization o where o.path @> array[${filter.departmentId}::integer])`,
      ]),
  ...(filter.manualTypes === undefined
    ? []
    : [
        sql`d.manual_id in (
          select m.id from documents.manual m where m.manual_type = any(${filter.manualTypes}::text[]))`,
      ]),
  ...(filter.manualClasses === undefined
    ? []
    : [
        sql`d.manual_id in (
          select m.id from documents.manual m where m.manual_class = any(${filter.manualClasses}::text[]))`,
      ]),
];

/**
 * Whether a key is in a set, by a hashed subquery. The planner cannot know how frequent a word is and would expect few
 * rows from a join.
 */
const among = (key: Fragment, many: Fragment): Fragment => sql`(${key} in (${many})) is true`;

/** The words of a search by their places, and which of them occur in the title fields of each document. */
const titled = (words: readonly string[]): Fragment => sql`
  word as materialized (
    select place, lower(asked) as word, documents.longest_pieces(lower(asked)) as pieces
    from unnest(${words}::text[]) with ordinality as asked(asked, place)
  ), titled as materialized (
    select id, modified_at, array_agg(distinct place) as places from (
      select d.id, d.modified_at, word.place from word join documents.document d
        on documents.pieces(d.search_text) @> word.pieces and strpos(d.search_text, word.word) > 0
      union all
      select d.id, d.modified_at, word.place from word join documents.manual m
        on documents.pieces(m.search_text) @> word.pieces and strpos(m.search_text, word.word) > 0
        join documents.document d on d.manual_id = m.id
    ) each group by id, modified_at
  ), in_titles as materialized (
    select id from titled where cardinality(places) = ${words.length}
  )`;

/** Pieces are not longer than this; a text may contain all pieces of a longer word without the word itself. */
const PIECE = 20;
const isLong = (word: string): boolean => [...word.toLowerCase()].length > PIECE;

/** Whether those words that are longer than a piece occur completely in the text of a document. */
const wholeIn = (words: readonly string[], documentId: Fragment, chosen: Fragment): Fragment =>
  words.some(isLong)
    ? sql`not exists (
        select from word where ${chosen} and cardinality(word.pieces) > 1 and not exists (
          select from documents.content c where c.document_id = ${documentId} and strpos(c.words, word.word) > 0))`
    : sql`true`;

/** Documents with all words in the text. */
const inTexts = (words: readonly string[]): Fragment =>
  words.length === 1
    ? sql`
  in_texts as materialized (
    select id from word, documents.texts_with(word.pieces) id where ${wholeIn(words, sql`id`, sql`true`)}
    union all
    select id from word, documents.split_texts_with(word.pieces) id where ${wholeIn(words, sql`id`, sql`true`)}
  )`
    : sql`
  in_texts as materialized (
    select id from documents.texts_with(
      (select array_agg(distinct piece) from word, unnest(word.pieces) piece)) id
    where ${wholeIn(words, sql`id`, sql`true`)}
  )`;

/** Up to this many combinations per word are looked up one by one; they mostly contain a rare word and are cheap. */
const CHOICES = 2;

/**
 * Documents whose words are not all in one row of text, in two parts:
 * - in_both: documents with some of the words in their title fields, searched for the missing words in their texts, once for
 *   each combination of words that occurs in title fields. If the hits so far fill the page, only documents that come before
 *   the last of these hits are searched.
 * - in_parts: word by word, texts that are split into several rows; and all texts if the title fields contain too many
 *   combinations (single letters).
 */
const inTitlesAndTexts = (words: readonly string[], { most, before }: Wanted): Fragment => sql`
  needed as materialized (
    select case
      when (select count(*) >= ${most} from found_titled) then 'infinity'
      when (select count(*) >= ${most} from found_texts) then
        (select modified_at from found_texts order by modified_at desc limit 1 offset ${before})
      else '-infinity' end as since
  ), partly as materialized (
    -- Ordered by cost: the first condition excludes most, and the last one costs most.
    select id, places from titled where case
      when modified_at < (select since from needed) or cardinality(places) = ${words.length} then false
      when ${among(sql`id`, sql`select id from in_texts`)} then false
      else exists (select from documents.content c where c.document_id = titled.id) end
  ), held as materialized (
    select distinct places from partly
  ), choice as materialized (
    select count(*) > ${CHOICES * words.length} as are_many from held
  ), lacking as materialized (
    select places, array(
      select distinct piece from word, unnest(word.pieces) piece where word.place <> all(places)
    ) as pieces
    from held where not (select are_many from choice)
  ), in_both as materialized (
    select id from lacking, documents.texts_with(lacking.pieces) id
    where ${among(sql`id`, sql`select id from partly`)}
      and ${among(sql`(id, lacking.places)`, sql`select id, places from partly`)}
      and ${wholeIn(words, sql`id`, sql`word.place <> all(lacking.places)`)}
  ), each_part as materialized (
    select found.id, found.place from (
      select word.place, id from word, documents.split_texts_with(word.pieces) id
      union
      select word.place, id from word, documents.texts_with(word.pieces) id where (select are_many from choice)
    ) found
    where ${wholeIn(words, sql`found.id`, sql`word.place = found.place`)}
  ), in_parts as materialized (
    select id from (
      select id, place from each_part
      union select id, unnest(places) from titled where ${among(sql`id`, sql`select id from each_part`)}
    ) each group by id having count(*) = ${words.length}
  )`;

/**
 * Of the documents in `ids`, those that meet the filters, latest revision first, at most `most` of them: a few are
 * looked up; if there are many, documents are read in order until there are enough.
 */
const lastRevised = (ids: Fragment, isTitled: boolean, also: readonly Fragment[], most: Fragment): Fragment => {
  const columns = sql`d.id, d.modified_at, ${sql.lit(isTitled)} as is_titled from documents.document d`;
  const areFew = sql`(select count(*) <= ${sql.lit(TOTAL_CAP)} from (select from (${ids}) each limit ${most}) counted)`;
  return sql`
    (select ${columns} where ${all([areFew, sql`d.id = any(array(${ids}))`, ...also])})
    union all
    (select ${columns} where ${all([not(areFew), among(sql`d.id`, ids), ...also])}
      order by d.modified_at desc, d.id desc limit ${most})`;
};

const byTitles = (filter: SearchFilter): Found => ({
  order: sql`title, id desc`,
  tables: sql`${titled(searchWords(filter.searchText))}, found as materialized (
    select d.id, d.title from documents.document d
    where ${all([among(sql`d.id`, sql`select id from in_titles`), ...narrowed(filter)])})`,
});

const byContents = (filter: SearchFilter, page: PageRequest): Found => {
  const words = searchWords(filter.searchText);
  const wanted = wantedFor(page);
  const { most } = wanted;
  const untitled = [not(among(sql`d.id`, sql`select id from in_titles`)), ...narrowed(filter)];
  const tables = [
    titled(words),
    inTexts(words),
    sql`found_titled as materialized (
      ${lastRevised(sql`select id from in_titles`, true, narrowed(filter), most)}
    )`,
    sql`found_texts as materialized (
      select * from (${lastRevised(sql`select id from in_texts`, false, untitled, most)}) texts
      where (select count(*) < ${most} from found_titled)
    )`,
  ];
  const found = [sql`select * from found_titled`, sql`select * from found_texts`];
  if (words.length > 1) {
    const more = [not(among(sql`d.id`, sql`select id from found_texts`)), ...untitled];
    tables.push(inTitlesAndTexts(words, wanted));
    found.push(lastRevised(sql`select id from in_both union all select id from in_parts`, false, more, most));
  }
  return {
    order: sql`is_titled desc, modified_at desc, id desc`,
    tables: sql`${sql.join(tables)}, found as materialized (${sql.join(found, sql` union all `)})`,
  };
};

/** Tables of a statement, of which `found` has the hits, unordered. */
export type Found = { tables: Fragment; order: Fragment };

/**
 * Finds as many hits as the total and the page need. A search by title is ordered by title; a search by content has
 * those first whose title fields contain all words, then the most recently revised.
 */
export const foundBy = (filter: SearchFilter, page: PageRequest): Found =>
  filter.searchType === 'Title' ? byTitles(filter) : byContents(filter, page);

/** The total, up to one past the cap. */
export const total = sql`select least(count(*), ${sql.lit(TOTAL_CAP + 1)})::integer as counted from found`;
