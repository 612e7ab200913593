import type { DocumentOrder } from '@portal/contract/documents';
import { TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';

type Fragment = RawBuilder<unknown>;

const columns = { title: 'title', revisionDate: 'revision_on', modifiedDate: 'modified_at' } as const;

const columnOf = (order: DocumentOrder) => columns[order.replace('-', '') as keyof typeof columns];

/** The column of an order, then the id, the highest first. */
export const orderBy = (order: DocumentOrder, alias: string): Fragment => {
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  return sql`${sql.ref(`${alias}.${columnOf(order)}`)} ${sql.raw(direction)}, ${sql.ref(`${alias}.id`)} desc`;
};

/**
 * The drive `$1` with the kind of its documents that is asked, `$2`: where none is, those of manuals in a department's, plain
 * ones in a general one. No row where there is no such drive.
 */
export const drive = sql`drive as materialized (
  select coalesce($2, case when department_id is null then 'Normal' else 'AOC' end) as doc_type
  from documents.drive where id = $1)`;

const isListed = sql`d.drive_id = $1 and d.doc_type = (select doc_type from drive)`;

/** What a page holds at most, for the statement: of a limit that is a value a tenth of all is expected (decisions/0085-lists-walk-one-index.md). */
const HOLDS = [100, 1000] as const;
export type Most = (typeof HOLDS)[number];
export const mostOf = (limit: number): Most => HOLDS.find((most) => limit <= most) ?? 1000;

/** The tables `page`, the ids of a page, and `counted`, how many there are of all up to one past the cap. */
type Found = { order: DocumentOrder; most: Most };

const ONE_PAST_CAP = sql.lit(TOTAL_CAP + 1);

const pageOf = (keys: Fragment, { order, most }: Found): Fragment => sql`page as materialized (
  select id from (select d.id from ${keys} order by ${orderBy(order, 'd')} limit $3 offset $4) asked limit ${sql.lit(most)})`;

const countOf = (narrowed: Fragment): Fragment =>
  sql`select count(*)::integer from (
    select 1 from documents.document d where ${isListed} and ${narrowed} limit ${ONE_PAST_CAP}) reached`;

/** All documents, walked in their order. */
export const walked = (found: Found): Fragment => sql`
  ${pageOf(sql`documents.document d where ${isListed}`, found)},
  counted as (select (${countOf(sql`true`)}) as total)`;

/** As a pattern, `$6`, and as it is, `$7`: whether a title holds a text. */
const holds = sql`d.lower_title like lower($6)`;

/** So many of the newest are looked at; what stands in one of twenty titles is found sooner by walking. */
const SEEN = 500;
const FREQUENT = SEEN / 20;

/** Those whose title holds a text: found by its pieces, or where a look at the newest shows that it is frequent, by walking. */
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
