import { type ApprovalDocument, checkRecall, documentRules, documentTransitions } from '@portal/contract/approval';
import { dayInSeoul, enforce, requireMove, requireValid } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { ApprovalServices } from '../approval-services.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { copyAsDraft, listAttachableIds, updateDocument } from '../document/approval-document.queries.ts';
import { factsOf } from '../document/approval-document.view.ts';
import { lockDocument } from '../document/approval-document-access.ts';
import { listActorIds } from '../document/approval-document-parts.queries.ts';
import { answerDocument, finishChange } from './finish-approval-change.ts';
import { settleSubject } from './settle-subject.ts';

/**
 * Recalls a memo on which somebody acted: it stays with its number and marks, and a draft continues it. The second of
 * two concurrent calls raises `already-acted` (rules/approval.md#recall).
 */
export const recallDocument = async (
  tx: Tx<ApprovalTables>,
  services: ApprovalServices,
  { id, reason }: { id: number; reason: string },
  { actor, ifMatch }: CommandContext,
): Promise<ApprovalDocument> => {
  const { clock } = services;
  const document = await lockDocument(tx, actor, id);
  enforce(documentRules.recall(actor, factsOf(document)));
  requireVersion(document, ifMatch);
  requireValid(checkRecall({ reason }));
  const now = clock();
  const status = requireMove(documentTransitions, document.status, 'recall', 'Canceled');
  await updateDocument(tx, id, { status, canceled_at: now, cancellation_reason: reason.trim() });
  const attached = document.attachedDocs.map((each) => each.id);
  const attachedIds = await listAttachableIds(tx, actor, attached);
  const draftId = await copyAsDraft(tx, { id, now, today: dayInSeoul(now), attachedIds });
  await finishChange(tx, clock, actor, draftId, {
    action: 'create-draft',
    after: {
      lines: document.lines.map(({ approver }) => approver.id),
      referrers: document.referrers.length,
      ...(attachedIds.length > 0 ? { attachedDocs: attached.filter((each) => attachedIds.includes(each)) } : {}),
      resubmissionOf: id,
    },
  });
  const change = { action: 'recall' as const, before: { status: document.status }, after: { status, draftId } };
  await finishChange(tx, clock, actor, id, change, { recalledFrom: await listActorIds(tx, id) });
  await settleSubject(tx, services, { documentId: id, status, actor });
  return answerDocument(tx, clock, actor, id);
};
