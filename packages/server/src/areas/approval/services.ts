import type { ApprovalDocument } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { Problem } from '@portal/contract/kernel';
import { type AuditFacts, recordAudit } from '#platform/audit/queries';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/pool';
import type { FileStore } from '#platform/files/store';
import { describeDocument } from './document/describe.ts';
import { findDocument } from './document/queries.ts';
import { refreshListing } from './listing/queries.ts';
import type { ApprovalTables } from './tables.ts';

/** What the commands of this area work with. */
export type ApprovalServices = {
  clock: Clock;
  files: FileStore;
  selfApproval: 'everyone' | 'granted';
  blockedExtensions: readonly string[];
};

export type Change = { action: string; before?: AuditFacts; after?: AuditFacts };

/** The end of every change: the lists follow, the audit trail tells of it, and the caller sees the whole record. */
export const finishChange = async (
  tx: Tx<ApprovalTables>,
  clock: Clock,
  actor: Actor,
  documentId: number,
  change: Change,
): Promise<ApprovalDocument> => {
  await refreshListing(tx, documentId);
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'approval',
    recordType: 'document',
    recordId: documentId,
    ...change,
  });
  const document = await findDocument(tx, documentId);
  if (!document) throw new Problem('document-not-found');
  return describeDocument(tx, clock, actor, document);
};
