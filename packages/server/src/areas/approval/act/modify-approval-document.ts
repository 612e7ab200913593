import { type ApprovalDocument, checkSubmission, documentRules, documentTransitions } from '@portal/contract/approval';
import { addDays, enforce, Problem, requireMove, requireValid } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { ApprovalServices } from '../approval-services.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { updateDocument } from '../document/approval-document.queries.ts';
import { factsOf } from '../document/approval-document.view.ts';
import { lockDocument } from '../document/approval-document-access.ts';
import { documentFiles } from './attach-approval-file.ts';
import {
  bodyFacts,
  type CleanBody,
  fieldsOf,
  nameOfReferred,
  requireReferences,
  writeParts,
} from './check-approval-document.ts';
import { answerDocument, finishChange } from './finish-approval-change.ts';

/** Changes a memo in progress on which nobody acted; its line starts over, number and dates stay. */
export const modifyDocument = async (
  tx: Tx<ApprovalTables>,
  services: ApprovalServices,
  id: number,
  body: CleanBody,
  { actor, ifMatch, files }: CommandContext,
): Promise<ApprovalDocument> => {
  const document = await lockDocument(tx, actor, id);
  enforce(documentRules.modify(actor, factsOf(document)));
  requireVersion(document, ifMatch);
  if (body.category.id !== document.category_id)
    throw new Problem('not-valid', [{ path: 'category.id', code: 'not-one-of' }]);
  const normalized = { ...body, decidesArbitrarily: false };
  requireValid(checkSubmission(normalized, actor.employeeId));
  await requireReferences(tx, services.clock, actor, normalized, document.attachedDocs);
  const fields = fieldsOf(normalized);
  const values = {
    ...fields,
    status: requireMove(documentTransitions, document.status, 'modify', 'InProgress'),
    due_on: addDays(document.approval_on, fields.due_days),
  };
  await updateDocument(tx, id, values, 1 + files.length);
  await writeParts(tx, actor, id, normalized);
  await documentFiles.add(tx, services, id, files);
  const change = {
    action: 'modify' as const,
    before: { version: document.version, lines: document.lines.map(({ approver }) => approver.id) },
    after: { ...bodyFacts(normalized), addedFiles: files.length },
  };
  const known = new Set(document.referrers.map(nameOfReferred));
  const referred = (normalized.referrers ?? []).filter((each) => !known.has(nameOfReferred(each)));
  await finishChange(tx, services.clock, actor, id, change, { referred });
  return answerDocument(tx, services.clock, actor, id);
};
