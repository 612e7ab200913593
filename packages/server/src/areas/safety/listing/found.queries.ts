import { type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Way } from './ways.queries.ts';
import { holdsPieces, isFrequent, type Listing } from './words.queries.ts';

type Fragment = RawBuilder<unknown>;

/** The keys of a page and how many there are of all: the tables of a statement, one of them `page`, and the total. */
export type Found = { tables: Fragment; total: Fragment };

const ONE_PAST_CAP = sql.lit(TOTAL_CAP + 1);

const together = (ways: readonly Fragment[]): Fragment =>
  sql.join(
    ways.map((way) => sql`(${way})`),
    sql` union `,
  );

/** Each way stops by itself at the bound, so what all of them hold together is exact below it. */
export const countOf = (ways: readonly Way[], narrowed: Fragment): Fragment => {
  const bounded = ways.map((way) => sql`select id from (${way(narrowed, ONE_PAST_CAP)}) reached limit ${ONE_PAST_CAP}`);
  return sql`select least(count(*), ${ONE_PAST_CAP})::integer as counted from (${together(bounded)}) found`;
};

const keysOf = (ways: readonly Way[], narrowed: Fragment, { offset, limit }: PageRequest): Fragment =>
  together(ways.map((way) => way(narrowed, sql`${(offset + 1) * limit}`)));

/** What a page holds at most stands in the statement: of a limit that is a value, a tenth of all reports is expected. */
const HOLDS = [100, 1000] as const;

const pageOf = (keys: Fragment, { offset, limit }: PageRequest): Fragment => sql`page as materialized (
  select id, listed_at from (
    select id, listed_at from (${keys}) key order by listed_at desc, id desc limit ${limit} offset ${offset * limit}
  ) asked limit ${sql.lit(HOLDS.find((most) => limit <= most) ?? limit)})`;

/** Found by walking the ways, newest first. */
export const walk = (ways: readonly Way[], narrowed: Fragment, page: PageRequest): Found => ({
  tables: pageOf(keysOf(ways, narrowed, page), page),
  total: countOf(ways, narrowed),
});

type Wide = {
  listing: Listing;
  ways: readonly Way[];
  narrowed: Fragment;
  /** The same as the ways together, as a condition on `r`. */
  seen: Fragment;
};

/**
 * Words are found by their pieces, unless a look at the newest shows that they are frequent: the index would gather every
 * one of them. As long as there are no more hits than are counted, all are known and put in order; else the ways are walked
 * (decision 85).
 */
export const lookUp = ({ listing, ways, narrowed, seen }: Wide, text: string, page: PageRequest): Found => {
  const walked = sql`${narrowed} and ${listing.reads(text)}`;
  const keys = sql`
    select id, listed_at from hit where (select is_whole from known)
    union all
    select id, listed_at from (${keysOf(ways, walked, page)}) walked where not (select is_whole from known)`;
  return {
    tables: sql`
      word as materialized (select ${isFrequent(text, listing)} as is_frequent),
      hit as materialized (
        select r.id, ${listing.at} as listed_at from ${listing.table}
        where not (select is_frequent from word) and ${listing.isListed} and ${holdsPieces(text)} and ${walked} and ${seen}
        limit ${ONE_PAST_CAP}
      ),
      known as materialized (
        select not is_frequent and (select count(*) from hit) < ${ONE_PAST_CAP} as is_whole from word
      ),
      ${pageOf(keys, page)}`,
    total: sql`select case when (select is_frequent from word) then (${countOf(ways, walked)})
      else (select count(*) from hit)::integer end as counted`,
  };
};
