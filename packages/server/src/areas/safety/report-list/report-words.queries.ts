import { searchWords } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import { anywhere, everyWord } from '#platform/database/search';

type Fragment = RawBuilder<unknown>;

/** What is listed, newest first: a table under `r`, what of it stands in lists, and since when. */
export type Listing = {
  table: Fragment;
  isListed: Fragment;
  at: Fragment;
  /** Whether all pieces of the words are there, as an index tells. */
  holds: (text: string) => Fragment;
};

export const hasSearchWords = (text: string | undefined): text is string => searchWords(text).length > 0;

/** Whether every word stands in what of `r` is searched: of a report subject and number, and nothing of the reporter. */
export const reads = (text: string | undefined): Fragment =>
  everyWord(text, (like) => sql`r.search_text like (select lower(${like}))`);

/** What is looked up: pieces and marks that are all there, and patterns in small letters that the words match. */
export const soughtOf = (text: string, marks: readonly string[]): { asked: Fragment; likes: Fragment } => {
  const words = searchWords(text);
  return {
    asked: sql`array(select distinct piece from unnest(${words}::text[]) word, unnest(safety.longest_pieces(lower(word))) piece
      union select unnest(${marks}::text[]))`,
    likes: sql`array(select lower(pattern) from unnest(${words.map(anywhere)}::text[]) pattern)`,
  };
};

/** So many of the newest are looked at; words that stand in one of twenty are found sooner by walking. */
const SEEN = 500;
const FREQUENT = SEEN / 20;

export const isFrequent = (text: string, { table, isListed, at }: Listing): Fragment => sql`(
  select count(*) >= ${sql.lit(FREQUENT)} from (
    select r.search_text from ${table} where ${isListed} order by ${at} desc, r.id desc limit ${sql.lit(SEEN)}
  ) r where ${reads(text)})`;

/** Whether a condition on `r` holds of one in twenty of the newest reports. */
export const isAmongNewest = (sought: Fragment): Fragment => sql`(
  select count(*) >= ${sql.lit(FREQUENT)} from (
    select * from safety.report r where r.status <> 'Draft' order by r.listed_at desc, r.id desc limit ${sql.lit(SEEN)}
  ) r where ${sought})`;
