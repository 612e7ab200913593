import {
  type ApprovalDocument,
  checkSubmission,
  type DocumentBody,
  documentRules,
  documentTransitions,
  titleToKeep,
} from '@portal/contract/approval';
import { addDays, enforce, requireMove, requireValid } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/database';
import type { CommandContext } from '#platform/http/call-context';
import type { ApprovalTables } from './approval.table.ts';
import { type ApprovalServices, finishChange } from './approval-services.ts';
import { addFiles } from './attach-files.ts';
import { updateDocument } from './document.queries.ts';
import { factsOf } from './document.view.ts';
import { lockDocument, requireVersion } from './lock-document.ts';
import { fieldsOf, peopleFacts, requirePeople, writePeople } from './write-document.ts';

/** Changes a memo under way on which nobody acted; its line starts over, number and dates stay. */
export const modifyDocument = async (
  tx: Tx<ApprovalTables>,
  services: ApprovalServices,
  id: number,
  body: DocumentBody,
  { actor, ifMatch, files }: CommandContext,
): Promise<ApprovalDocument> => {
  const document = await lockDocument(tx, actor, id);
  enforce(documentRules.modify(actor, factsOf(document)));
  requireVersion(document, ifMatch);
  const kept = { ...body, decidesArbitrarily: false };
  requireValid(checkSubmission(kept, actor.employeeId));
  await requirePeople(tx, services.clock, actor, kept);
  const fields = fieldsOf(kept);
  await updateDocument(tx, id, {
    ...fields,
    title: titleToKeep(body.title),
    status: requireMove(documentTransitions, document.status, 'modify', 'InProgress'),
    due_on: addDays(document.approval_on, fields.due_days),
  });
  await writePeople(tx, actor, id, kept);
  await addFiles(tx, services, id, files);
  return finishChange(tx, services.clock, actor, id, {
    action: 'modify',
    before: { version: document.version, lines: document.lines.map(({ approver }) => approver.id) },
    after: { ...peopleFacts(kept), addedFiles: files.length },
  });
};
