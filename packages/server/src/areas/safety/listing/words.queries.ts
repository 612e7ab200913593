import { searchWords } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import { everyWord } from '#platform/database/search';

type Fragment = RawBuilder<unknown>;

/** What is listed, newest first: a table under `r`, what of it stands in lists, since when, and how words are found walking it. */
export type Listing = {
  table: Fragment;
  isListed: Fragment;
  at: Fragment;
  reads: (text: string | undefined) => Fragment;
};

export const asksWords = (text: string | undefined): text is string => searchWords(text).length > 0;

/** Whether every word stands in what of `r` is searched: of a report subject and number, and nothing of the reporter. */
export const reads = (text: string | undefined): Fragment =>
  everyWord(text, (like) => sql`r.search_text like (select lower(${like}))`);

/** The same as far as an index tells: whether all pieces of the words are there. */
export const holdsPieces = (text: string): Fragment =>
  everyWord(text, (_like, word) => sql`safety.pieces(r.search_text) @> (select safety.longest_pieces(lower(${word})))`);

/** So many of the newest are looked at; words that stand in one of twenty are found sooner by walking. */
const SEEN = 500;
const FREQUENT = SEEN / 20;

export const isFrequent = (text: string, { table, isListed, at }: Listing): Fragment => sql`(
  select count(*) >= ${sql.lit(FREQUENT)} from (
    select r.search_text from ${table} where ${isListed} order by ${at} desc, r.id desc limit ${sql.lit(SEEN)}
  ) r where ${reads(text)})`;
