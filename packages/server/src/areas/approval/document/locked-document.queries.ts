import type { ApprovalType, DocumentStatus, LineAction, PastAction } from '@portal/contract/approval';
import { sql } from 'kysely';
import { type Db, fixedStatement, type Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import { delegateJson } from '../delegation/in-place.queries.ts';

/** The facts by which a command judges a document, without its text and the names of people. */
export type LockedDocument = {
  id: number;
  version: number;
  content_version: number;
  category_id: number;
  status: DocumentStatus;
  nudged_at: Date | null;
  approval_on: string;
  drafter: { id: number };
  lines: {
    id: number;
    seq: number;
    approvalType: ApprovalType;
    action: LineAction | null;
    approver: { id: number };
    actedBy: { id: number } | null;
    delegate: { id: number } | null;
    pastActs: { action: PastAction; inPlace: boolean; by: { id: number } | null }[];
  }[];
  referrers: { type: 'Employee' | 'Department'; sourceId: number; addedById: number }[];
  vacation: { periods: { vacationDate: string }[] } | null;
  attachedDocs: { id: number }[];
  questions: { id: number; by: { id: number }; to: { id: number }; answer: object | null }[];
};

const selectLocked = fixedStatement(sql<LockedDocument>`
    select d.id, d.version, d.content_version, d.category_id, d.status, d.nudged_at, d.approval_on, json_build_object('id', d.drafter_id) as drafter,
      (select coalesce(json_agg(json_build_object('id', l.id, 'seq', l.seq, 'approvalType', l.approval_type, 'action', l.action,
          'approver', json_build_object('id', l.approver_id),
          'actedBy', case when l.action is not null and l.acted_by_id is not null
            then json_build_object('id', l.acted_by_id) end,
          'delegate', ${delegateJson('a', 'd', sql`json_build_object('id', y.id)`)}, 'pastActs', (
            select coalesce(json_agg(json_build_object('action', h.action, 'inPlace', h.in_place_of_id is not null,
              'by', json_build_object('id', h.actor_id)) order by h.id), '[]')
            from approval.past_act h where h.line_id = l.id)) order by l.place), '[]')
        from approval.line l join directory.person a on a.id = l.approver_id where l.document_id = d.id) as lines,
      (select coalesce(json_agg(json_build_object(
          'type', case when r.employee_id is null then 'Department' else 'Employee' end,
          'sourceId', coalesce(r.employee_id, r.department_id), 'addedById', r.added_by_id) order by r.id), '[]')
        from approval.referrer r where r.document_id = d.id) as referrers,
      (select json_build_object('periods', (
          select coalesce(json_agg(json_build_object('vacationDate', c.vacation_on) order by c.place), '[]')
          from approval.vacation_period c where c.document_id = d.id))
        from approval.vacation v where v.document_id = d.id) as vacation,
      (select coalesce(json_agg(json_build_object('id', t.attached_id) order by t.place), '[]')
        from approval.attached_document t where t.document_id = d.id) as "attachedDocs",
      (select coalesce(json_agg(json_build_object('id', q.id, 'by', json_build_object('id', q.by_id),
          'to', json_build_object('id', q.to_id),
          'answer', case when q.answered_at is not null then json_build_object('at', q.answered_at) end) order by q.id), '[]')
        from approval.question q where q.document_id = d.id) as questions
    from approval.document d where d.id = $1`);

/** The present facts of a document, without a lock; undefined if there is none. */
export const findFacts = async (db: Db<ApprovalTables>, id: number): Promise<LockedDocument | undefined> => {
  const [document] = await selectLocked(db, [id]);
  return document;
};

/**
 * Locks the row of a document until the transaction ends, so that concurrent changes wait, and then reads its facts,
 * which stay true until the change commits. Undefined if there is none.
 */
export const lockFacts = async (tx: Tx<ApprovalTables>, id: number): Promise<LockedDocument | undefined> => {
  const { rows } = await sql`select 1 from approval.document where id = ${id} for update`.execute(tx);
  if (rows.length === 0) return undefined;
  return findFacts(tx, id);
};
