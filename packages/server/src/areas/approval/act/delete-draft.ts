import { documentRules } from '@portal/contract/approval';
import { enforce } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import type { ApprovalServices } from '../approval-services.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { deleteDocument } from '../document/approval-document.queries.ts';
import { factsOf } from '../document/approval-document.view.ts';
import { lockDocument } from '../document/approval-document-access.ts';
import { documentFiles } from './attach-approval-file.ts';

/** Deletes the actor's own draft with its files. */
export const deleteDraft = async (
  tx: Tx<ApprovalTables>,
  services: ApprovalServices,
  id: number,
  context: CommandContext,
): Promise<void> => {
  const document = await lockDocument(tx, context.actor, id);
  enforce(documentRules.editDraft(context.actor, factsOf(document)));
  const files = await documentFiles.removeAll(tx, services, id, context);
  await deleteDocument(tx, id);
  await recordAudit(tx, services.clock, {
    actorId: context.actor.employeeId,
    area: 'approval',
    action: 'delete-draft',
    recordType: 'document',
    recordId: id,
    before: { status: document.status, files },
  });
};
