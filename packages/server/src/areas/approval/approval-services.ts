import type { Db } from '#platform/database/pool';
import type { AttachmentServices } from '#platform/record-files';
import type { ApprovalTables } from './approval-tables.ts';

/** What the commands of this area work with. */
export type ApprovalServices = AttachmentServices & {
  db: Db<ApprovalTables>;
  selfApproval: 'everyone' | 'granted';
};
