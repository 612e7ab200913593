import { type ApprovalType, type LineAction, MOST_HANDED_OVER } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { type Day, type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import { isActiveOn, personJson } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import { isPendingLine } from '../document/approval-document-status.queries.ts';

/** A line with the facts for handing it over, and nothing of its document's contents. */
export type WaitingLineRow = {
  id: number;
  document_id: number;
  doc_no: string | null;
  category_id: number;
  submitted_at: Date | null;
  version: number;
  seq: number;
  approval_type: ApprovalType;
  isActing: boolean;
  drafter: Person;
  approver: Person;
  handedOverFrom: { id: number; name: string; engName: string } | null;
};

const selectLines = (where: RawBuilder<unknown>): RawBuilder<WaitingLineRow> => sql<WaitingLineRow>`
  select l.id, d.id as document_id, d.doc_no, d.category_id, d.submitted_at, d.version, l.seq, l.approval_type,
    not exists (select 1 from approval.line b where b.document_id = d.id and b.seq < l.seq
      and ${isPendingLine('b')}) as "isActing",
    ${personJson('w')} as drafter, ${personJson('a')} as approver,
    (select json_build_object('id', f.id, 'name', f.name, 'engName', f.eng_name) from directory.person f
      where f.id = l.handed_over_from_id) as "handedOverFrom"
  from approval.line l join approval.document d on d.id = l.document_id
    join directory.person a on a.id = l.approver_id join directory.person w on w.id = d.drafter_id
  where ${where}`;

const waiting = (today: Day, approverId: number | undefined): RawBuilder<unknown> => sql`
  d.status = 'InProgress' and ${isPendingLine('l')} and not ${isActiveOn(today, 'a')}
  ${approverId === undefined ? sql`` : sql`and l.approver_id = ${approverId}`}`;

/** Pending lines of resigned approvers, oldest first. */
export const listWaitingLineRows = async (
  db: Db<ApprovalTables>,
  { today, approverId, page }: { today: Day; approverId: number | undefined; page: PageRequest },
): Promise<WaitingLineRow[]> => {
  const { rows } = await sql<WaitingLineRow>`
    ${selectLines(waiting(today, approverId))} order by d.submitted_at, l.id
    limit ${page.limit} offset ${page.offset * page.limit}
  `.execute(db);
  return rows;
};

/** Those of one person, in the order in which documents are locked. */
export const listLinesToHandOver = async (
  db: Db<ApprovalTables>,
  { today, approverId }: { today: Day; approverId: number },
): Promise<Pick<WaitingLineRow, 'id' | 'document_id' | 'doc_no'>[]> => {
  const { rows } = await sql<Pick<WaitingLineRow, 'id' | 'document_id' | 'doc_no'>>`
    select l.id, l.document_id, d.doc_no from approval.line l join approval.document d on d.id = l.document_id
      join directory.person a on a.id = l.approver_id
    where ${waiting(today, approverId)} order by l.document_id, l.id limit ${MOST_HANDED_OVER}
  `.execute(db);
  return rows;
};

export const countWaitingLineRows = async (
  db: Db<ApprovalTables>,
  { today, approverId }: { today: Day; approverId: number | undefined },
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select 1 from approval.line l join approval.document d on d.id = l.document_id
        join directory.person a on a.id = l.approver_id
      where ${waiting(today, approverId)} limit ${TOTAL_CAP + 1}) found
  `.execute(db);
  return rows[0]?.total ?? 0;
};

export const findWaitingLineRow = async (
  db: Db<ApprovalTables>,
  lineId: number,
): Promise<WaitingLineRow | undefined> => {
  const { rows } = await selectLines(sql`l.id = ${lineId}`).execute(db);
  return rows[0];
};

type HandOver = { lineId: number; fromId: number; toId: number; byId: number; at: Date; reason: string };

/** Sets another approver on a line and stores who did it and why. */
export const moveLine = async (
  tx: Tx<ApprovalTables>,
  { lineId, fromId, toId, byId, at, reason }: HandOver,
): Promise<void> => {
  await tx
    .insertInto('approval.hand_over')
    .values({ line_id: lineId, from_id: fromId, to_id: toId, by_id: byId, at, reason })
    .execute();
  const undecided: { action: LineAction | null; acted_at: null; comment: null; acted_by_id: null } = {
    action: null,
    acted_at: null,
    comment: null,
    acted_by_id: null,
  };
  await tx
    .updateTable('approval.line')
    .set({ approver_id: toId, handed_over_from_id: fromId, ...undecided })
    .where('id', '=', lineId)
    .execute();
};
