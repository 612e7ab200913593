import { documentRules } from '@portal/contract/approval';
import { enforce } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit/queries';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { deleteFiles } from '../file/queries.ts';
import { dropListing } from '../listing/queries.ts';
import type { ApprovalServices } from '../services.ts';
import type { ApprovalTables } from '../tables.ts';
import { lockDocument } from './lock.ts';
import { deleteDocument } from './queries.ts';
import { factsOf } from './view.ts';

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
