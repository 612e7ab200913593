import { type HistoryAct, historyActs } from '@portal/contract/approval';
import { type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';

type Named = { id: number; name: string; engName: string };

export type HistoryRow = {
  at: string;
  act: HistoryAct;
  actor: Named;
  inPlaceOf: Named | null;
  seq: number | null;
};

const named = (alias: string) =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)}, 'engName', ${sql.ref(`${alias}.eng_name`)})`;

/** The audit entries of a document and its readings, newest first, and their total. */
export const listHistory = async (
  db: Db<ApprovalTables>,
  documentId: number,
  { offset, limit }: PageRequest,
): Promise<{ rows: HistoryRow[]; counted: number }> => {
  const { rows } = await sql<{ rows: HistoryRow[]; counted: number }>`
    with entry as materialized (
      select e.at, e.action as act, e.actor_id, (e.after->>'inPlaceOf')::integer as in_place_of_id, e.id as place,
        coalesce(e.after->>'lineId', e.before->>'lineId')::integer as line_id, null::integer as seq
      from audit.entry e
      where e.record_type = 'document' and e.record_id = ${documentId} and e.area = 'approval'
        and e.action = any(${[...historyActs]}::text[])
      union all
      select r.read_at, 'read', r.employee_id, r.in_place_of_id, 0, null, r.seq
      from approval.reading r where r.document_id = ${documentId}
      order by at desc, place desc, actor_id limit ${sql.lit(TOTAL_CAP + 1)}
    ), page as (
      select * from entry order by at desc, place desc, actor_id limit ${limit} offset ${offset * limit}
    )
    select (select count(*)::integer from entry) as counted, coalesce((
      select json_agg(json_build_object('at', g.at, 'act', g.act, 'actor', ${named('a')},
        'inPlaceOf', case when p.id is not null then ${named('p')} end, 'seq', coalesce(l.seq, g.seq))
        order by g.at desc, g.place desc, g.actor_id)
      from page g join directory.person a on a.id = g.actor_id
        left join directory.person p on p.id = g.in_place_of_id
        left join approval.line l on l.id = g.line_id
    ), '[]') as rows
  `.execute(db);
  return rows[0] ?? { rows: [], counted: 0 };
};

/** Records that somebody opened a content version; the first time is kept. */
export const insertReading = async (
  tx: Tx<ApprovalTables>,
  values: ApprovalTables['approval.reading'],
): Promise<void> => {
  await tx
    .insertInto('approval.reading')
    .values(values)
    .onConflict((same) => same.doNothing())
    .execute();
};
