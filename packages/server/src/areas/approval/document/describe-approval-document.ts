import { type ApprovalDocument, documentRules } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { dayInSeoul, yearOf } from '@portal/contract/kernel';
import { type AnnualLeaveInfo, leaveDaysByYear } from '@portal/contract/leave';
import { getAnnualLeaveInfo } from '#areas/leave';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import type { FullDocument } from './approval-document.queries.ts';
import { factsOf, viewDocument } from './approval-document.view.ts';

/** The years that a leave touches, first one first; the present one if no day is chosen. */
const yearsOf = ({ vacation }: FullDocument, clock: Clock): number[] => {
  const years = [...leaveDaysByYear(vacation?.periods ?? []).keys()].toSorted((a, b) => a - b);
  return years.length > 0 ? years : [yearOf(dayInSeoul(clock()))];
};

/** A document for its reader, with the drafter's leave balance of the years it touches if the reader may see it. */
export const describeDocument = async (
  db: Db<ApprovalTables>,
  clock: Clock,
  actor: Actor,
  document: FullDocument,
): Promise<ApprovalDocument> => {
  const reader = { actor, now: clock() };
  if (!documentRules.seeLeave(actor, factsOf(document)).allowed) return viewDocument(document, reader);
  const leave: AnnualLeaveInfo[] = [];
  // One after the other: within a transaction they share a connection.
  for (const year of yearsOf(document, clock)) leave.push(await getAnnualLeaveInfo(db, document.drafter.id, year));
  return viewDocument(document, reader, leave);
};
