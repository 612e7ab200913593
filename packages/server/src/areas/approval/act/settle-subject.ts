import type { DocumentStatus } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import type { Tx } from '#platform/database/pool';
import type { ApprovalServices } from '../approval-services.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { findSubjectType } from '../document/approval-subject.queries.ts';

/**
 * Informs the area whose record is the subject of a document that the document has ended; documents without a subject
 * inform nobody.
 */
export const settleSubject = async (
  tx: Tx<ApprovalTables>,
  { clock, subjectReferences }: Pick<ApprovalServices, 'clock' | 'subjectReferences'>,
  { documentId, status, actor }: { documentId: number; status: DocumentStatus; actor: Actor },
): Promise<void> => {
  if (status !== 'Completed' && status !== 'Rejected' && status !== 'Canceled') return;
  const type = await findSubjectType(tx, documentId);
  const reference = subjectReferences.find((each) => each.type === type);
  await reference?.settle(tx, clock, { documentId, status, actor });
};
