import { type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { ReportPath } from './report-paths.queries.ts';
import { isFrequent, type Listing, reads } from './report-words.queries.ts';

type Fragment = RawBuilder<unknown>;

/**
 * A page and a total as parts of a statement: its common tables, one of which is `page` with the keys, and the query of
 * the total.
 */
export type Found = { tables: Fragment; total: Fragment };

const ONE_PAST_CAP = sql.lit(TOTAL_CAP + 1);

const together = (paths: readonly Fragment[]): Fragment =>
  sql.join(
    paths.map((path) => sql`(${path})`),
    sql` union `,
  );

/** Each path stops at the cap, so the union is exact below it. */
export const countOf = (paths: readonly ReportPath[], narrowed: Fragment): Fragment => {
  const bounded = paths.map(
    (path) => sql`select id from (${path(narrowed, ONE_PAST_CAP)}) reached limit ${ONE_PAST_CAP}`,
  );
  return sql`select least(count(*), ${ONE_PAST_CAP})::integer as counted from (${together(bounded)}) found`;
};

const keysOf = (paths: readonly ReportPath[], narrowed: Fragment, { offset, limit }: PageRequest): Fragment =>
  together(paths.map((path) => path(narrowed, sql`${(offset + 1) * limit}`)));

const HOLDS = [100, 1000] as const;

/** The maximum size of a page as a literal: for a limit that is a parameter the planner expects a tenth of all rows. */
const mostOnPage = (limit: number): Fragment => sql.lit(HOLDS.find((most) => limit <= most) ?? limit);

const pageOf = (keys: Fragment, { offset, limit }: PageRequest): Fragment => sql`page as materialized (
  select id, listed_at from (
    select id, listed_at from (${keys}) key order by listed_at desc, id desc limit ${limit} offset ${offset * limit}
  ) asked limit ${mostOnPage(limit)})`;

/** Reads the paths in order, newest first. */
export const walk = (paths: readonly ReportPath[], narrowed: Fragment, page: PageRequest): Found => ({
  tables: pageOf(keysOf(paths, narrowed, page), page),
  total: countOf(paths, narrowed),
});

/** For paths that do not overlap. */
const apartFrom = (paths: readonly Fragment[]): Fragment =>
  sql.join(
    paths.map((path) => sql`(${path})`),
    sql` union all `,
  );

/** Collects all submitted reports that meet the filters, path by path, and then sorts them. */
export const gather = (paths: readonly Fragment[], narrowed: Fragment, page: PageRequest): Found => {
  const hits = paths.map(
    (path) => sql`select r.id, r.listed_at from safety.report r where r.status <> 'Draft' and ${path} and ${narrowed}`,
  );
  return {
    tables: sql`hit as materialized (${apartFrom(hits)}), ${pageOf(sql`select * from hit`, page)}`,
    total: sql`select least(count(*), ${ONE_PAST_CAP})::integer as counted from hit`,
  };
};

/**
 * The same, but sorted before an expensive condition is checked row by row, until a page and its total are full.
 * `holds` is a condition on a report under the alias `found`.
 */
export const gatherInOrder = (
  paths: readonly Fragment[],
  narrowed: Fragment,
  holds: Fragment,
  page: PageRequest,
): Found => {
  const most = sql`${Math.max(TOTAL_CAP + 1, (page.offset + 1) * page.limit)}::integer`;
  const narrow = paths.map(
    (path) => sql`select r.id, r.listed_at from safety.report r where r.status <> 'Draft' and ${path} and ${narrowed}`,
  );
  return {
    tables: sql`narrow as materialized (${apartFrom(narrow)}),
      hit as materialized (select found.id, found.listed_at
        from (select * from narrow order by listed_at desc, id desc offset 0) found where ${holds} limit ${most}),
      ${pageOf(sql`select * from hit`, page)}`,
    total: sql`select least(count(*), ${ONE_PAST_CAP})::integer as counted from hit`,
  };
};

/** Finds hits of words and filters through an index, newest first, up to a limit. */
export type Held = (most: Fragment) => Fragment;

/** The hits of the index and those of the additional paths, which are few. */
const heldBy = (held: Held, extra: readonly ReportPath[], condition: Fragment, most: Fragment): Fragment =>
  together([held(most), ...extra.map((path) => path(condition, most))]);

/**
 * The index covers all words and filters of the list, so its hits are exactly the result, up to what a page and its
 * total need (decisions/0203-search-reports-through-one-index.md).
 */
export const findHeld = (held: Held, extra: readonly ReportPath[], condition: Fragment, page: PageRequest): Found => {
  const most = sql`${Math.max(TOTAL_CAP + 1, (page.offset + 1) * page.limit)}::integer`;
  return {
    tables: sql`hit as materialized (${heldBy(held, extra, condition, most)}), ${pageOf(sql`select * from hit`, page)}`,
    total: sql`select least(count(*), ${ONE_PAST_CAP})::integer as counted from hit`,
  };
};

type Narrower = {
  held: Held;
  /** Whether the index answers the newest first, so that enough hits make a page. */
  isInOrder: boolean;
  extra: readonly ReportPath[];
  paths: readonly ReportPath[];
  condition: Fragment;
};

/** The number of hits that are checked against the other conditions. */
const LOOKED_AT = 10_000;

/**
 * The same for lists with conditions that the index does not cover: its newest hits are checked. If there are more hits
 * and too few of the checked ones meet the conditions, the paths are read in order instead.
 */
export const findNarrower = ({ held, isInOrder, extra, paths, condition }: Narrower, page: PageRequest): Found => {
  const enough = Math.max(TOTAL_CAP + 1, (page.offset + 1) * page.limit);
  const most = sql.lit(Math.max(LOOKED_AT, enough));
  const keys = sql`
    select id, listed_at from hit where (select is_enough from known)
    union all
    select id, listed_at from (${keysOf(paths, condition, page)}) walked where not (select is_enough from known)`;
  return {
    tables: sql`
      held as materialized (${heldBy(held, extra, sql`true`, most)}),
      whole as materialized (select count(*) < ${most} as is_whole from held),
      hit as materialized (
        select r.id, r.listed_at from (select id from held limit ${most}) held
        cross join lateral (select * from safety.report r where r.id = held.id and ${condition} limit 1) r
        where ${isInOrder}::boolean or (select is_whole from whole)
      ),
      known as materialized (
        select is_whole or (${isInOrder}::boolean and (select count(*) from hit) >= ${sql.lit(enough)}) as is_enough from whole
      ),
      ${pageOf(keys, page)}`,
    total: sql`select case when (select is_enough from known) then (select least(count(*), ${ONE_PAST_CAP}) from hit)::integer
      else (${countOf(paths, condition)}) end as counted`,
  };
};

type Wide = {
  listing: Listing;
  paths: readonly ReportPath[];
  narrowed: Fragment;
  /** The union of the paths as a condition on `r`. */
  seen: Fragment;
};

/**
 * Words are found through the index of pieces unless a sample of the newest shows that they are frequent, because the
 * index would then collect too many hits. Up to the cap all hits are known and sorted; with more hits the paths are
 * read in order (decisions/0085-lists-walk-one-index.md).
 */
export const lookUp = ({ listing, paths, narrowed, seen }: Wide, text: string, page: PageRequest): Found => {
  const walked = sql`${narrowed} and ${reads(text)}`;
  const keys = sql`
    select id, listed_at from hit where (select is_whole from known)
    union all
    select id, listed_at from (${keysOf(paths, walked, page)}) walked where not (select is_whole from known)`;
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
    total: sql`select case when (select is_frequent from word) then (${countOf(paths, walked)})
      else (select count(*) from hit)::integer end as counted`,
  };
};
