import { type ApprovalDocument, documentRules } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { dayInSeoul, yearOf } from '@portal/contract/kernel';
import { firstLeaveDay } from '@portal/contract/leave';
import { getAnnualLeaveInfo } from '#areas/leave';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/database';
import type { ApprovalTables } from './approval.table.ts';
import type { FullDocument } from './document.queries.ts';
import { factsOf, viewDocument } from './document.view.ts';

/** A document for its reader, with the drafter's leave of the year it begins in where the reader may see it. */
export const describeDocument = async (
  db: Db<ApprovalTables>,
  clock: Clock,
  actor: Actor,
  document: FullDocument,
): Promise<ApprovalDocument> => {
  if (!documentRules.seeLeave(actor, factsOf(document)).allowed) return viewDocument(document);
  const day = firstLeaveDay(document.vacation?.periods ?? []) ?? dayInSeoul(clock());
  return viewDocument(document, await getAnnualLeaveInfo(db, document.drafter.id, yearOf(day)));
};
