import {
  type ApprovalDocument,
  checkCancellation,
  documentRules,
  documentTransitions,
} from '@portal/contract/approval';
import { dayInSeoul, enforce, requireMove, requireValid } from '@portal/contract/kernel';
import { releaseLeave } from '#areas/leave';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { ApprovalServices } from '../approval-services.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { withdrawProposals } from '../delegation/notify-of-delegation.ts';
import { updateDocument } from '../document/approval-document.queries.ts';
import { factsOf } from '../document/approval-document.view.ts';
import { lockDocument } from '../document/approval-document-access.ts';
import { answerDocument, finishChange } from './finish-approval-change.ts';
import { settleSubject } from './settle-subject.ts';

/**
 * Cancels a memo while nobody acted, or a leave until the day before it begins, whose days are then available again.
 */
export const cancelDocument = async (
  tx: Tx<ApprovalTables>,
  services: ApprovalServices,
  { id, cancellationReason }: { id: number; cancellationReason: string },
  { actor, ifMatch }: CommandContext,
): Promise<ApprovalDocument> => {
  const { clock } = services;
  const document = await lockDocument(tx, actor, id);
  const now = clock();
  enforce(documentRules.cancel(actor, factsOf(document), dayInSeoul(now)));
  requireVersion(document, ifMatch);
  requireValid(checkCancellation({ cancellationReason }));
  const status = requireMove(documentTransitions, document.status, 'cancel', 'Canceled');
  await updateDocument(tx, id, { status, canceled_at: now, cancellation_reason: cancellationReason.trim() });
  await releaseLeave(tx, id);
  await withdrawProposals(tx, [id]);
  await finishChange(tx, clock, actor, id, {
    action: 'cancel',
    before: { status: document.status },
    after: { status },
  });
  await settleSubject(tx, services, { documentId: id, status, actor });
  return answerDocument(tx, clock, actor, id);
};
