import { searchWords } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import { anywhere, everyWord } from '#platform/database/search';

type Fragment = RawBuilder<unknown>;

/** A list, newest first: a table under the alias `r`, its condition, and its order column. */
export type Listing = {
  table: Fragment;
  isListed: Fragment;
  at: Fragment;
  /** Whether all pieces of the words occur, by an index. */
  holds: (text: string) => Fragment;
};

export const hasSearchWords = (text: string | undefined): text is string => searchWords(text).length > 0;

/**
 * Whether every word occurs in the searched text of `r`: for a report its subject and number, and nothing of the
 * reporter.
 */
export const reads = (text: string | undefined): Fragment =>
  everyWord(text, (like) => sql`r.search_text like (select lower(${like}))`);

/**
 * The input of a search: pieces and marks that all have to occur, and patterns in lower case that the words have to
 * match.
 */
export const searchInput = (text: string, marks: readonly string[]): { asked: Fragment; likes: Fragment } => {
  const words = searchWords(text);
  return {
    asked: sql`array(select distinct piece from unnest(${words}::text[]) word, unnest(safety.longest_pieces(lower(word))) piece
      union select unnest(${marks}::text[]))`,
    likes: sql`array(select lower(pattern) from unnest(${words.map(anywhere)}::text[]) pattern)`,
  };
};

/**
 * The size of the sample of newest rows; for words found in one of twenty, reading in order is faster than the index.
 */
const SEEN = 500;
const FREQUENT = SEEN / 20;

export const isFrequent = (text: string, { table, isListed, at }: Listing): Fragment => sql`(
  select count(*) >= ${sql.lit(FREQUENT)} from (
    select r.search_text from ${table} where ${isListed} order by ${at} desc, r.id desc limit ${sql.lit(SEEN)}
  ) r where ${reads(text)})`;

/** Whether a condition on `r` is met by at least one in twenty of the newest reports. */
export const isAmongNewest = (condition: Fragment): Fragment => sql`(
  select count(*) >= ${sql.lit(FREQUENT)} from (
    select * from safety.report r where r.status <> 'Draft' order by r.listed_at desc, r.id desc limit ${sql.lit(SEEN)}
  ) r where ${condition})`;
