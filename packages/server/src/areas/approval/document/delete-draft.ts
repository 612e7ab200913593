import { documentRules } from '@portal/contract/approval';
import { enforce } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit/queries';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { documentFiles } from '../file/attach.ts';
import type { ApprovalServices } from '../services.ts';
import type { ApprovalTables } from '../tables.ts';
import { lockDocument } from './lock.ts';
import { deleteDocument } from './queries.ts';
import { factsOf } from './view.ts';

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
