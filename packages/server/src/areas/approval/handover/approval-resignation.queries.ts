import type { approvalWaitingKinds } from '@portal/contract/approval';
import { sql } from 'kysely';
import type { WaitingWork } from '#areas/directory';
import { seenWith } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import { isPendingLine } from '../document/approval-document-status.queries.ts';

type Counts = Record<(typeof approvalWaitingKinds)[number], number>;

/**
 * What of approval waits for an employee who resigns: their lines, which are handed over afterwards, and their
 * documents in progress.
 */
export const countApprovalWork: WaitingWork = async (db, { id }) => {
  const { rows } = await sql<Counts>`select
    (select count(*)::integer from approval.line l join approval.document d on d.id = l.document_id
      where l.approver_id = ${id} and ${isPendingLine('l')} and d.status = 'InProgress') as "approval-lines",
    (select count(*)::integer from approval.document where drafter_id = ${id} and status = 'Draft') as "approval-drafts",
    (select count(*)::integer from approval.document
      where drafter_id = ${id} and status = 'InProgress') as "approval-in-progress"
  `.execute(seenWith<ApprovalTables>(db));
  return rows[0] ?? {};
};
