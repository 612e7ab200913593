import { type ApprovalDocument, checkDraft, documentRules } from '@portal/contract/approval';
import { dayInSeoul, enforce, requireValid } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { ApprovalServices } from '../approval-services.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { insertDocument, updateDocument } from '../document/approval-document.queries.ts';
import { factsOf } from '../document/approval-document.view.ts';
import { lockDocument } from '../document/approval-document-access.ts';
import { bodyFacts, type CleanBody, fieldsOf, requireReferences, writeParts } from './check-approval-document.ts';
import { answerDocument, finishChange } from './finish-approval-change.ts';

const draftFields = (body: CleanBody, now: Date) => ({
  ...fieldsOf(body),
  approval_on: dayInSeoul(now),
  listed_at: now,
});

/** Finds a document that is not submitted yet. */
export const insertDraft = async (
  tx: Tx<ApprovalTables>,
  { clock }: ApprovalServices,
  body: CleanBody,
  { actor }: CommandContext,
): Promise<number> => {
  const now = clock();
  const id = await insertDocument(tx, {
    ...draftFields(body, now),
    status: 'Draft',
    doc_no: null,
    drafter_id: actor.employeeId,
    due_on: null,
    submitted_at: null,
    completed_at: null,
    canceled_at: null,
    cancellation_reason: null,
    created_at: now,
  });
  await writeParts(tx, actor, id, body);
  return id;
};

/** Saves a new draft; raises `not-valid` without title and content. */
export const createDraft = async (
  tx: Tx<ApprovalTables>,
  services: ApprovalServices,
  body: CleanBody,
  context: CommandContext,
): Promise<ApprovalDocument> => {
  requireValid(checkDraft(body));
  await requireReferences(tx, services.clock, context.actor, body);
  const id = await insertDraft(tx, services, body, context);
  await finishChange(tx, services.clock, context.actor, id, { action: 'create-draft', after: bodyFacts(body) });
  return answerDocument(tx, services.clock, context.actor, id);
};

/** Saves a draft again; raises `already-processed` once it was submitted. */
export const updateDraft = async (
  tx: Tx<ApprovalTables>,
  { clock }: ApprovalServices,
  id: number,
  body: CleanBody,
  { actor, ifMatch }: CommandContext,
): Promise<ApprovalDocument> => {
  const document = await lockDocument(tx, actor, id);
  enforce(documentRules.editDraft(actor, factsOf(document)));
  requireVersion(document, ifMatch);
  requireValid(checkDraft(body));
  await requireReferences(tx, clock, actor, body);
  await updateDocument(tx, id, draftFields(body, clock()));
  await writeParts(tx, actor, id, body);
  await finishChange(tx, clock, actor, id, { action: 'update-draft', after: bodyFacts(body) });
  return answerDocument(tx, clock, actor, id);
};
