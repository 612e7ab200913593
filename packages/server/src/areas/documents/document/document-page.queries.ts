import type { DocumentOrder } from '@portal/contract/documents';
import { TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';

type Fragment = RawBuilder<unknown>;

const columns = { title: 'title', revisionDate: 'revision_on', modifiedDate: 'modified_at' } as const;

const columnOf = (order: DocumentOrder) => columns[order.replace('-', '') as keyof typeof columns];

/** The column of an order, then the id, highest first. */
export const orderBy = (order: DocumentOrder, alias: string): Fragment => {
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  return sql`${sql.ref(`${alias}.${columnOf(order)}`)} ${sql.raw(direction)}, ${sql.ref(`${alias}.id`)} desc`;
};

/**
 * The drive `$1` with the requested kind of documents `$2`: by default those of manuals in a department's drive, plain
 * ones in a general drive. No row if there is no such drive.
 */
export const drive = sql`drive as materialized (
  select coalesce($2, case when department_id is null then 'Normal' else 'AOC' end) as doc_type
  from documents.drive where id = $1)`;

const isListed = sql`d.drive_id = $1 and d.doc_type = (select doc_type from drive)`;

/**
 * The maximum size of a page as a literal: for a limit that is a parameter the planner expects a tenth of all rows
 * (decisions/0085-lists-walk-one-index.md).
 */
const HOLDS = [100, 1000] as const;
export type Most = (typeof HOLDS)[number];
export const mostOf = (limit: number): Most => HOLDS.find((most) => limit <= most) ?? 1000;

/** The tables `page` with the ids of a page, and `counted` with the total up to one past the cap. */
type Found = { order: DocumentOrder; most: Most };

const ONE_PAST_CAP = sql.lit(TOTAL_CAP + 1);

const pageOf = (keys: Fragment, { order, most }: Found): Fragment => sql`page as materialized (
  select id from (select d.id from ${keys} order by ${orderBy(order, 'd')} limit $3 offset $4) asked limit ${sql.lit(most)})`;

const countOf = (narrowed: Fragment): Fragment =>
  sql`select count(*)::integer from (
    select 1 from documents.document d where ${isListed} and ${narrowed} limit ${ONE_PAST_CAP}) reached`;

/** All documents, read in their order. */
export const walked = (found: Found): Fragment => sql`
  ${pageOf(sql`documents.document d where ${isListed}`, found)},
  counted as (select (${countOf(sql`true`)}) as total)`;

/** Whether a title contains a text, given as a pattern `$6` and as plain text `$7`. */
const holds = sql`d.lower_title like lower($6)`;

/**
 * The size of the sample of newest documents; for a text in one of twenty titles, reading in order is faster than the
 * index.
 */
const SEEN = 500;
const FREQUENT = SEEN / 20;

/**
 * Documents whose title contains a text: found through its pieces, or, if a sample of the newest shows that it is
 * frequent, by reading in order.
 */
export const titled = (found: Found): Fragment => {
  const column = sql.ref(`d.${columnOf(found.order)}`);
  return sql`
    word as materialized (
      select count(*) filter (where ${holds}) >= ${sql.lit(FREQUENT)} as is_frequent,
        (select array_agg(piece) from unnest(directory.grams(lower($7))) piece
          where length(piece) = least(2, length($7))) as pieces
      from (select d.lower_title from documents.document d where ${isListed}
        order by d.modified_at desc, d.id desc limit ${sql.lit(SEEN)}
      ) d
    ),
    hit as materialized (
      select d.id, ${column} from documents.document d
      where not (select is_frequent from word) and directory.grams(d.lower_title) @> (select pieces from word)
        and ${isListed} and ${holds}
    ),
    ${pageOf(
      sql`(
        select d.id, ${column} from hit d
        union all
        (select d.id, ${column} from documents.document d
          where (select is_frequent from word) and ${isListed} and ${holds}
          order by ${orderBy(found.order, 'd')} limit $3::bigint + $4::bigint)
      ) d`,
      found,
    )},
    counted as (select case when (select is_frequent from word) then (${countOf(holds)})
      else (select least(count(*), ${ONE_PAST_CAP})::integer from hit) end as total)`;
};
