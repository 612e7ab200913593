import { type ApprovalDocument, documentRules, documentTransitions } from '@portal/contract/approval';
import { enforce, requireMove } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { ApprovalServices } from '../approval-services.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { updateDocument } from '../document/approval-document.queries.ts';
import { factsOf } from '../document/approval-document.view.ts';
import { lockDocument } from '../document/approval-document-access.ts';
import { answerDocument, finishChange } from './finish-approval-change.ts';

/**
 * Reminds the present approvers; the second of two concurrent calls raises `nudged-lately` (rules/approval.md#nudge).
 */
export const nudgeDocument = async (
  tx: Tx<ApprovalTables>,
  { clock }: ApprovalServices,
  id: number,
  { actor, ifMatch }: CommandContext,
): Promise<ApprovalDocument> => {
  const document = await lockDocument(tx, actor, id);
  const now = clock();
  enforce(documentRules.nudge(actor, factsOf(document), now));
  requireVersion(document, ifMatch);
  const status = requireMove(documentTransitions, document.status, 'nudge', 'InProgress');
  await updateDocument(tx, id, { status, nudged_at: now });
  await finishChange(tx, clock, actor, id, { action: 'nudge' });
  return answerDocument(tx, clock, actor, id);
};
