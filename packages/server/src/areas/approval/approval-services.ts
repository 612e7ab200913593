import type { DocumentStatus, DocumentSubject } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { AttachmentServices } from '#platform/record-files';
import type { ApprovalTables } from './approval-tables.ts';

/** A document about a record has ended: the input for the area of the record, within the same transaction. */
export type SettledSubject = {
  /** The id of the document. */
  documentId: number;
  status: Extract<DocumentStatus, 'Completed' | 'Rejected' | 'Canceled'>;
  actor: Actor;
};

/** What an area does when a document about one of its records ends (rules/approval.md#subject). */
export type SubjectReferences = {
  type: DocumentSubject['type'];
  settle: (tx: Tx<ApprovalTables>, clock: Clock, settled: SettledSubject) => Promise<void>;
};

/** The services that the commands of this area use. */
export type ApprovalServices = AttachmentServices & {
  db: Db<ApprovalTables>;
  selfApproval: 'everyone' | 'granted';
  subjectReferences: readonly SubjectReferences[];
};
