import { lineReadInPlace } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import { factsOf } from '../document/approval-document.view.ts';
import { getVisibleFacts } from '../document/approval-document-access.ts';
import { insertReading } from './history.queries.ts';

/**
 * Records that the actor opened the document. For approvers, and deputies who may act or acted, the first time for each
 * content version is stored; for the drafter and referrers nothing (rules/approval.md#history).
 */
export const markDocumentRead = async (
  tx: Tx<ApprovalTables>,
  clock: Clock,
  id: number,
  actor: Actor,
): Promise<void> => {
  const document = await getVisibleFacts(tx, actor, id);
  const own = document.lines.find(({ approver }) => approver.id === actor.employeeId);
  const line = own ?? lineReadInPlace(actor, factsOf(document));
  if (!line) return;
  await insertReading(tx, {
    document_id: id,
    employee_id: actor.employeeId,
    content_version: document.content_version,
    seq: line.seq,
    in_place_of_id: own ? null : line.approver.id,
    read_at: clock(),
  });
};
