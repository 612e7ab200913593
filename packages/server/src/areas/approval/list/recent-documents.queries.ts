import type { DocumentStatus, RecentLine } from '@portal/contract/approval';
import type { Day } from '@portal/contract/kernel';
import { sql } from 'kysely';
import { isActiveOn, personJson } from '#areas/directory';
import type { Db } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import { type LineRow, linesJson } from '../document/approval-document.queries.ts';

/** Recent lines are searched in this many documents, which is years for one person. */
const DOCUMENTS_LOOKED_AT = 1_000;

/** The last distinct lines of a person's submitted documents whose people are all active, newest first. */
export const listRecentLines = async (
  db: Db<ApprovalTables>,
  { employeeId, limit, today }: { employeeId: number; limit: number; today: Day },
): Promise<RecentLine[]> => {
  const { rows } = await sql<RecentLine>`
    with recent as (
      select k.document_id, k.listed_at from approval.listing k
      where k.employee_id = ${employeeId} and k.is_drafter and k.stage <> 'Draft'
      order by k.listed_at desc, k.document_id desc limit ${sql.lit(DOCUMENTS_LOOKED_AT)}
    ), signed as (
      select r.document_id, r.listed_at, string_agg(l.approval_type || l.approver_id, ',' order by l.place) as signature
      from recent r join approval.line l on l.document_id = r.document_id
        join directory.person p on p.id = l.approver_id
      group by r.document_id, r.listed_at
      having bool_and(${isActiveOn(today, 'p')})
    ), latest as (
      select distinct on (signature) document_id, listed_at from signed order by signature, listed_at desc, document_id desc
    )
    select latest.document_id as id, (
        select json_agg(json_build_object('seq', l.seq, 'approvalType', l.approval_type, 'approver', ${personJson('a')})
          order by l.place)
        from approval.line l join directory.person a on a.id = l.approver_id
        where l.document_id = latest.document_id) as lines
    from latest order by latest.listed_at desc, latest.document_id desc limit ${limit}
  `.execute(db);
  return rows;
};

export type RecentDocument = {
  id: number;
  doc_no: string;
  title: string;
  approval_on: string;
  category_id: number;
  status: DocumentStatus;
  drafter: { id: number };
  lines: LineRow[];
};

/** The last documents that a person submitted. */
export const listRecentSubmitted = async (
  db: Db<ApprovalTables>,
  employeeId: number,
  limit: number,
): Promise<RecentDocument[]> => {
  const { rows } = await sql<RecentDocument>`
    select d.id, d.doc_no, d.title, d.approval_on, d.category_id, d.status, json_build_object('id', d.drafter_id) as drafter,
      ${linesJson('d')} as lines
    from approval.listing k join approval.document d on d.id = k.document_id
    where k.employee_id = ${employeeId} and k.is_drafter and k.stage <> 'Draft'
    order by k.listed_at desc, k.document_id desc limit ${limit}
  `.execute(db);
  return rows;
};
