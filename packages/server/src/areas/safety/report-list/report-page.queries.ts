import { type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Way } from './report-paths.queries.ts';
import { isFrequent, type Listing, reads } from './report-words.queries.ts';

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

const HOLDS = [100, 1000] as const;

/** What a page holds at most, for the statement: of a limit that is a value, a tenth of all is expected. */
const mostOnPage = (limit: number): Fragment => sql.lit(HOLDS.find((most) => limit <= most) ?? limit);

const pageOf = (keys: Fragment, { offset, limit }: PageRequest): Fragment => sql`page as materialized (
  select id, listed_at from (
    select id, listed_at from (${keys}) key order by listed_at desc, id desc limit ${limit} offset ${offset * limit}
  ) asked limit ${mostOnPage(limit)})`;

/** Found by walking the ways, newest first. */
export const walk = (ways: readonly Way[], narrowed: Fragment, page: PageRequest): Found => ({
  tables: pageOf(keysOf(ways, narrowed, page), page),
  total: countOf(ways, narrowed),
});

/** Each report by one way. */
const apartFrom = (ways: readonly Fragment[]): Fragment =>
  sql.join(
    ways.map((way) => sql`(${way})`),
    sql` union all `,
  );

/** All submitted reports that are found by what narrows them, each way by itself, then put in order. */
export const gather = (ways: readonly Fragment[], narrowed: Fragment, page: PageRequest): Found => {
  const hits = ways.map(
    (way) => sql`select r.id, r.listed_at from safety.report r where r.status <> 'Draft' and ${way} and ${narrowed}`,
  );
  return {
    tables: sql`hit as materialized (${apartFrom(hits)}), ${pageOf(sql`select * from hit`, page)}`,
    total: sql`select least(count(*), ${ONE_PAST_CAP})::integer as counted from hit`,
  };
};

/**
 * The same put in order first and then looked at one by one, for what takes long to look at and holds of many: no more than a page and
 * its total take. `holds` is of a report under `found`.
 */
export const gatherInOrder = (
  ways: readonly Fragment[],
  narrowed: Fragment,
  holds: Fragment,
  page: PageRequest,
): Found => {
  const most = sql`${Math.max(TOTAL_CAP + 1, (page.offset + 1) * page.limit)}::integer`;
  const narrow = ways.map(
    (way) => sql`select r.id, r.listed_at from safety.report r where r.status <> 'Draft' and ${way} and ${narrowed}`,
  );
  return {
    tables: sql`narrow as materialized (${apartFrom(narrow)}),
      hit as materialized (select found.id, found.listed_at
        from (select * from narrow order by listed_at desc, id desc offset 0) found where ${holds} limit ${most}),
      ${pageOf(sql`select * from hit`, page)}`,
    total: sql`select least(count(*), ${ONE_PAST_CAP})::integer as counted from hit`,
  };
};

/** What an index finds of words and of all that narrows, the newest first: at most so many. */
export type Held = (most: Fragment) => Fragment;

/** What is held together with what else reaches somebody, of which there is little. */
const heldBy = (held: Held, extra: readonly Way[], sought: Fragment, most: Fragment): Fragment =>
  together([held(most), ...extra.map((way) => way(sought, most))]);

/**
 * Words are looked up with all that narrows the list, so what is found is what is shown, as much as a page and its total take
 * (decisions/0203-search-reports-through-one-index.md).
 */
export const findHeld = (held: Held, extra: readonly Way[], sought: Fragment, page: PageRequest): Found => {
  const most = sql`${Math.max(TOTAL_CAP + 1, (page.offset + 1) * page.limit)}::integer`;
  return {
    tables: sql`hit as materialized (${heldBy(held, extra, sought, most)}), ${pageOf(sql`select * from hit`, page)}`,
    total: sql`select least(count(*), ${ONE_PAST_CAP})::integer as counted from hit`,
  };
};

type Narrower = {
  held: Held;
  /** Whether the newest are found first, so that enough of them make a page. */
  isInOrder: boolean;
  extra: readonly Way[];
  ways: readonly Way[];
  sought: Fragment;
};

/** Of so many that an index finds it is looked at whether they stand in a narrower list. */
const LOOKED_AT = 10_000;

/**
 * The same where a list is narrowed by what no index holds: the newest that are found are looked at. Only where there are more
 * and hardly any of these stands in the list, the ways are walked.
 */
export const findNarrower = ({ held, isInOrder, extra, ways, sought }: Narrower, page: PageRequest): Found => {
  const enough = Math.max(TOTAL_CAP + 1, (page.offset + 1) * page.limit);
  const most = sql.lit(Math.max(LOOKED_AT, enough));
  const keys = sql`
    select id, listed_at from hit where (select is_enough from known)
    union all
    select id, listed_at from (${keysOf(ways, sought, page)}) walked where not (select is_enough from known)`;
  return {
    tables: sql`
      held as materialized (${heldBy(held, extra, sql`true`, most)}),
      whole as materialized (select count(*) < ${most} as is_whole from held),
      hit as materialized (
        select r.id, r.listed_at from (select id from held limit ${most}) held
        cross join lateral (select * from safety.report r where r.id = held.id and ${sought} limit 1) r
        where ${isInOrder}::boolean or (select is_whole from whole)
      ),
      known as materialized (
        select is_whole or (${isInOrder}::boolean and (select count(*) from hit) >= ${sql.lit(enough)}) as is_enough from whole
      ),
      ${pageOf(keys, page)}`,
    total: sql`select case when (select is_enough from known) then (select least(count(*), ${ONE_PAST_CAP}) from hit)::integer
      else (${countOf(ways, sought)}) end as counted`,
  };
};

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
 * (decisions/0085-lists-walk-one-index.md).
 */
export const lookUp = ({ listing, ways, narrowed, seen }: Wide, text: string, page: PageRequest): Found => {
  const walked = sql`${narrowed} and ${reads(text)}`;
  const keys = sql`
    select id, listed_at from hit where (select is_whole from known)
    union all
    select id, listed_at from (${keysOf(ways, walked, page)}) walked where not (select is_whole from known)`;
  return {
    tables: sql`
      word as materialized (select ${isFrequent(text, listing)} as is_frequent),
      hit as materialized (
        select r.id, ${listing.at} as listed_at from ${listing.table}
        where not (select is_frequent from word) and ${listing.isListed} and ${listing.holds(text)} and ${walked} and ${seen}
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
