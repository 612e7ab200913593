import type { Actor } from '@portal/contract/identity';
import { addDays, type Day } from '@portal/contract/kernel';
import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import { mayActInPlace } from './requests-in-place.queries.ts';

/** The titles of those of these documents that are in a list of the reader, or wait for their act in place. */
export const listNamesFor = async (
  db: Db<ApprovalTables>,
  { employeeId, departmentIds }: Actor,
  ids: readonly number[],
): Promise<{ id: number; doc_no: string | null; title: string }[]> => {
  const { rows } = await sql<{ id: number; doc_no: string | null; title: string }>`
    select d.id, d.doc_no, d.title from approval.document d
    where d.id = any(${ids}::integer[]) and (exists (
      select 1 from approval.listing k where k.document_id = d.id
        and (k.employee_id = ${employeeId} or k.department_id = any(${departmentIds}::integer[])))
      or ${mayActInPlace('d', employeeId)})
  `.execute(db);
  return rows;
};

/** Those of these documents that an employee may see. */
export const listVisibleIds = async (
  db: Db<ApprovalTables>,
  actor: Actor,
  ids: readonly number[],
): Promise<Set<number>> => new Set(ids.length === 0 ? [] : (await listNamesFor(db, actor, ids)).map(({ id }) => id));

/** Approved leave that begins on the next day, whose drafters were not notified yet. */
export const listLeaveToBegin = async (
  db: Db<ApprovalTables>,
  today: Day,
  notification: { kind: string; recordType: string },
): Promise<{ document_id: number; employee_id: number }[]> => {
  const { rows } = await sql<{ document_id: number; employee_id: number }>`
    select h.document_id, h.employee_id from leave.leave_half h
    where h.is_completed and h.leave_on = ${addDays(today, 1)}::date
      and not exists (select 1 from leave.leave_half b where b.document_id = h.document_id and b.leave_on <= ${today}::date)
      and not exists (select 1 from notification.notification n where n.employee_id = h.employee_id
        and n.kind = ${notification.kind} and n.record_type = ${notification.recordType} and n.record_id = h.document_id)
    group by h.document_id, h.employee_id order by h.document_id
  `.execute(db);
  return rows;
};

/** The people who still have to answer a question of a document in progress. */
export const listAskedIds = async (db: Db<ApprovalTables>, documentId: number): Promise<number[]> => {
  const { rows } = await sql<{ to_id: number }>`
    select distinct q.to_id from approval.question q join approval.document d on d.id = q.document_id
    where q.document_id = ${documentId} and q.answered_at is null and d.status = 'InProgress'
  `.execute(db);
  return rows.map(({ to_id }) => to_id);
};
