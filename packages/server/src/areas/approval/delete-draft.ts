import { documentRules } from '@portal/contract/approval';
import { enforce } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit/audit.queries';
import type { Tx } from '#platform/database/database';
import type { CommandContext } from '#platform/http/call-context';
import type { ApprovalTables } from './approval.table.ts';
import type { ApprovalServices } from './approval-services.ts';
import { deleteFiles } from './attached-file.queries.ts';
import { deleteDocument } from './document.queries.ts';
import { factsOf } from './document.view.ts';
import { dropListing } from './listing.queries.ts';
import { lockDocument } from './lock-document.ts';

/** Deletes the actor's own draft; answers the contents of its files for the store to drop. */
export const deleteDraft = async (
  tx: Tx<ApprovalTables>,
  { clock }: ApprovalServices,
  id: number,
  { actor }: CommandContext,
): Promise<string[]> => {
  const document = await lockDocument(tx, actor, id);
  enforce(documentRules.editDraft(actor, factsOf(document)));
  const contents = await deleteFiles(tx, id);
  await dropListing(tx, id);
  await deleteDocument(tx, id);
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'approval',
    action: 'delete-draft',
    recordType: 'document',
    recordId: id,
    before: { status: document.status, files: contents.length },
  });
  return contents;
};
