import type { DocumentStatus, DocumentSubject } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { AttachmentServices } from '#platform/record-files';
import type { ApprovalTables } from './approval-tables.ts';

/** A document about a record has ended: what its area is told in the same transaction. */
export type SettledSubject = {
  /** The document. */
  documentId: number;
  status: Extract<DocumentStatus, 'Completed' | 'Rejected' | 'Canceled'>;
  actor: Actor;
};

/** What an area above does when a document about one of its records ends (rules/approval.md#subject). */
export type SubjectReferences = {
  type: DocumentSubject['type'];
  settle: (tx: Tx<ApprovalTables>, clock: Clock, settled: SettledSubject) => Promise<void>;
};

/** What the commands of this area work with. */
export type ApprovalServices = AttachmentServices & {
  db: Db<ApprovalTables>;
  selfApproval: 'everyone' | 'granted';
  subjectReferences: readonly SubjectReferences[];
};
