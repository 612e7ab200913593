import type { SearchType } from '@portal/contract/documents';
import { searchWords, TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { SearchFilter } from './filter.ts';

type Fragment = RawBuilder<unknown>;

/** What narrows besides the text: of a document under `d`. */
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
 * Whether something is among many, by one look into a table of them. That a join would be few is what the planner would
 * make of it: how often a word stands anywhere it does not know.
 */
const among = (key: Fragment, many: Fragment): Fragment => sql`(${key} in (${many})) is true`;

/** The words of a search by their places, and which of them stand in the title fields of which document. */
const titled = (words: readonly string[]): Fragment => sql`
  word as materialized (
    select place, lower(asked) as word, documents.longest_pieces(lower(asked)) as pieces
    from unnest(${words}::text[]) with ordinality as asked(asked, place)
  ), titled as materialized (
    select id, array_agg(distinct place) as places from (
      select d.id, word.place from word join documents.document d
        on documents.pieces(d.search_text) @> word.pieces and strpos(d.search_text, word.word) > 0
      union all
      select d.id, word.place from word join documents.manual m
        on documents.pieces(m.search_text) @> word.pieces and strpos(m.search_text, word.word) > 0
        join documents.document d on d.manual_id = m.id
    ) each group by id
  ), in_titles as materialized (
    select id from titled where cardinality(places) = ${words.length}
  )`;

/** A piece is no longer; of longer words all pieces may be there without the word. */
const PIECE = 20;
const isLong = (word: string): boolean => [...word.toLowerCase()].length > PIECE;

/** Whether those of the words that are longer than a piece stand as a whole in a document's text. */
const wholeIn = (words: readonly string[], documentId: Fragment, chosen: Fragment): Fragment =>
  words.some(isLong)
    ? sql`not exists (
        select from word where ${chosen} and cardinality(word.pieces) > 1 and not exists (
          select from documents.content c where c.document_id = ${documentId} and strpos(c.words, word.word) > 0))`
    : sql`true`;

/** Those with one word in the text. */
const inContentsOne = (words: readonly string[]): Fragment => sql`
  in_texts as (
    select id from word, documents.texts_with(word.pieces) id where ${wholeIn(words, sql`id`, sql`true`)}
    union all
    select id from word, documents.split_texts_with(word.pieces) id where ${wholeIn(words, sql`id`, sql`true`)}
  )`;

/** So many choices of words, for each word, may be asked for one by one: mostly they hold a rare word and cost next to nothing. */
const CHOICES = 2;

/**
 * Those with every word in the title fields or the text, in three parts:
 * - in_texts: all words in the text;
 * - in_both: of the others those whose title fields hold some of the words, asked at once for what these lack, and so for
 *   each choice of words that some title fields hold;
 * - in_parts: word by word, texts that are split, of which each row may hold another word, and all texts where titles hold
 *   too many choices (single letters).
 */
const inContents = (words: readonly string[]): Fragment => sql`
  in_texts as materialized (
    select id from documents.texts_with(
      (select array_agg(distinct piece) from word, unnest(word.pieces) piece)) id
    where ${wholeIn(words, sql`id`, sql`true`)}
  ), partly as materialized (
    -- In this order: the first look tells most apart, and the last one costs most.
    select id, places from titled where case
      when cardinality(places) = ${words.length} then false
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

/** All that are found by their words, some of them several times. */
const hits = (tables: readonly string[]): Fragment =>
  sql.join(
    tables.map((table) => sql`select id from ${sql.ref(table)}`),
    sql` union all `,
  );

type Searched = { searched: Fragment; names: readonly string[]; order: Fragment };

const searchedBy = (type: SearchType, words: readonly string[]): Searched => {
  if (type === 'Title') return { searched: titled(words), names: ['in_titles'], order: sql`title, id desc` };
  const order = sql`is_titled desc, modified_at desc, id desc`;
  return words.length === 1
    ? { searched: sql`${titled(words)}, ${inContentsOne(words)}`, names: ['in_titles', 'in_texts'], order }
    : {
        searched: sql`${titled(words)}, ${inContents(words)}`,
        names: ['in_titles', 'in_texts', 'in_both', 'in_parts'],
        order,
      };
};

/**
 * What is found, as tables of a statement of which `found` has all of it whatever the page. By title whatever holds the
 * words stands in its order; by content those first whose title fields hold them all, then the most recently revised.
 */
export const foundBy = (filter: SearchFilter): { tables: Fragment; order: Fragment } => {
  const words = searchWords(filter.searchText);
  const { searched, names, order } = searchedBy(filter.searchType, words);
  return {
    order,
    tables: sql`${searched}, found as materialized (
      select d.id, d.title, d.modified_at, ${among(sql`d.id`, hits(['in_titles']))} as is_titled
      from documents.document d
      where ${sql.join([among(sql`d.id`, hits(names)), ...narrowed(filter)], sql` and `)})`,
  };
};

/** How many there are, up to one more than are counted. */
export const total = sql`select least(count(*), ${sql.lit(TOTAL_CAP + 1)})::integer as counted from found`;
