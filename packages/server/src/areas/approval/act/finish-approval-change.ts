import type { ApprovalDocument } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { type AuditAct, Problem } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import { proposeForLeave } from '../delegation/propose-delegation.ts';
import { findDocument } from '../document/approval-document.queries.ts';
import { describeDocument } from '../document/describe-approval-document.ts';
import { refreshListing } from '../list/approval-list.queries.ts';
import { type AlsoConcerned, notifyOfChange } from '../list/notify-of-approval.ts';

type DocumentAct = Extract<AuditAct<'approval'>, { recordType: 'document' }>;

/** What was done to a document, with its facts. */
type Change<Act extends DocumentAct = DocumentAct> = Act extends unknown ? Omit<Act, 'area' | 'recordType'> : never;

const isCompletion = (change: Change): boolean =>
  change.after !== undefined && 'status' in change.after && change.after.status === 'Completed';

/** The end of every change: the lists follow, whom it concerns is told, and so is the audit trail. */
export const finishChange = async (
  tx: Tx<ApprovalTables>,
  clock: Clock,
  actor: Actor,
  documentId: number,
  change: Change,
  also: AlsoConcerned = {},
): Promise<void> => {
  const listed = await refreshListing(tx, documentId);
  await notifyOfChange(tx, { actorId: actor.employeeId, documentId, at: clock(), act: change.action, listed, ...also });
  if (isCompletion(change)) await proposeForLeave(tx, documentId, clock());
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'approval',
    recordType: 'document',
    recordId: documentId,
    ...change,
  });
};

/** The whole record, for a caller that is answered with it. */
export const answerDocument = async (
  tx: Tx<ApprovalTables>,
  clock: Clock,
  actor: Actor,
  documentId: number,
): Promise<ApprovalDocument> => {
  const document = await findDocument(tx, documentId);
  if (!document) throw new Problem('document-not-found');
  return describeDocument(tx, clock, actor, document);
};
