import {
  type ApprovalDocument,
  categoryOf,
  checkSubmission,
  documentNumber,
  documentRules,
  documentTransitions,
  statusAfterSubmit,
} from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { addDays, dayInSeoul, enforce, requireMove, requireValid, yearOf } from '@portal/contract/kernel';
import { bookLeave } from '#areas/leave';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import { nextNumber } from '#platform/numbering.queries';
import type { ApprovalServices } from '../approval-services.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { updateDocument } from '../document/approval-document.queries.ts';
import { factsOf } from '../document/approval-document.view.ts';
import { lockDocument } from '../document/approval-document-access.ts';
import { bodyFacts, type CleanBody, fieldsOf, requireReferences, writeParts } from './check-approval-document.ts';
import { answerDocument, finishChange } from './finish-approval-change.ts';
import { insertDraft } from './save-approval-draft.ts';

/** The conditions of a submission; `not-valid` names each field. */
const requireSubmittable = async (
  tx: Tx<ApprovalTables>,
  { clock, selfApproval }: ApprovalServices,
  actor: Actor,
  body: CleanBody,
): Promise<void> => {
  if (body.decidesArbitrarily === true) enforce(documentRules.selfApprove(actor, selfApproval));
  requireValid(checkSubmission(body, actor.employeeId));
  await requireReferences(tx, clock, actor, body);
};

/** Takes the number of the document last, so that the counter is locked for the shortest time. */
const completeSubmission = async (
  tx: Tx<ApprovalTables>,
  { clock }: ApprovalServices,
  id: number,
  body: CleanBody,
  { actor }: CommandContext,
): Promise<ApprovalDocument> => {
  const now = clock();
  const today = dayInSeoul(now);
  const fields = fieldsOf(body);
  const status = requireMove(documentTransitions, 'Draft', 'submit', statusAfterSubmit(fields.decides_arbitrarily));
  if (body.vacation)
    await bookLeave(tx, {
      documentId: id,
      employeeId: actor.employeeId,
      vacation: body.vacation,
      isCompleted: status === 'Completed',
    });
  const year = yearOf(today);
  const { prefix } = categoryOf(body.category.id);
  const number = documentNumber(prefix, year, await nextNumber(tx, prefix, year));
  await updateDocument(tx, id, {
    ...fields,
    status,
    doc_no: number,
    approval_on: today,
    due_on: addDays(today, fields.due_days),
    submitted_at: now,
    completed_at: status === 'Completed' ? now : null,
    listed_at: now,
  });
  const change = { action: 'submit' as const, after: { status, docNo: number, ...bodyFacts(body) } };
  await finishChange(tx, clock, actor, id, change, { referred: body.referrers ?? [] });
  return answerDocument(tx, clock, actor, id);
};

/** Creates and submits a document in one call. */
export const submitNewDocument = async (
  tx: Tx<ApprovalTables>,
  services: ApprovalServices,
  body: CleanBody,
  context: CommandContext,
): Promise<ApprovalDocument> => {
  await requireSubmittable(tx, services, context.actor, body);
  const id = await insertDraft(tx, services, body, context);
  return completeSubmission(tx, services, id, body, context);
};

/** Submits a draft; the second of two concurrent calls raises `already-processed`. */
export const submitDraft = async (
  tx: Tx<ApprovalTables>,
  services: ApprovalServices,
  id: number,
  body: CleanBody,
  context: CommandContext,
): Promise<ApprovalDocument> => {
  const document = await lockDocument(tx, context.actor, id);
  enforce(documentRules.editDraft(context.actor, factsOf(document)));
  requireVersion(document, context.ifMatch);
  await requireSubmittable(tx, services, context.actor, body);
  await writeParts(tx, context.actor, id, body);
  return completeSubmission(tx, services, id, body, context);
};
