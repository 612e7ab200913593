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

/** An act on a document, with its facts for the audit trail. */
type Change<Act extends DocumentAct = DocumentAct> = Act extends unknown ? Omit<Act, 'area' | 'recordType'> : never;

const isCompletion = (change: Change): boolean =>
  change.after !== undefined && 'status' in change.after && change.after.status === 'Completed';

/** Ends every change: updates the lists, notifies the people concerned, and writes the audit trail. */
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

/** The complete record, as the caller is answered. */
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
