import { mayUseMenu } from '@portal/contract/identity';
import { dayInSeoul } from '@portal/contract/kernel';
import { type NotificationSource, notify } from '#areas/notification';
import type { Clock } from '#platform/clock';
import { type Db, seenWith } from '#platform/database/pool';
import { inTransaction } from '#platform/database/transaction';
import type { JobKind } from '#platform/run-jobs';
import type { ApprovalTables } from '../approval-tables.ts';
import { listDelegationNames } from '../delegation/delegation.queries.ts';
import { DELEGATION } from '../delegation/notify-of-delegation.ts';
import { listLeaveToBegin, listNamesFor } from './approval-notification-sources.queries.ts';
import { DOCUMENT, placeOf } from './notify-of-approval.ts';

/** The titles of documents and delegations in notifications, as far as the reader may see them. */
export const approvalNotifications: readonly NotificationSource[] = [
  {
    recordType: DOCUMENT,
    nameFor: async (db, reader, ids) => {
      if (!mayUseMenu(reader.grants, 'Approval').allowed) return new Map();
      const rows = await listNamesFor(seenWith<ApprovalTables>(db), reader, ids);
      return new Map(rows.map(({ id, doc_no, title }) => [id, { no: doc_no, title }]));
    },
  },
  {
    recordType: DELEGATION,
    nameFor: async (db, reader, ids) => {
      if (!mayUseMenu(reader.grants, 'Approval').allowed) return new Map();
      const rows = await listDelegationNames(seenWith<ApprovalTables>(db), reader.employeeId, ids);
      return new Map(rows.map(({ id, principal, deputy }) => [id, { no: null, title: `${principal} → ${deputy}` }]));
    },
  },
];

type ApprovalJobServices = { db: Db<ApprovalTables>; clock: Clock };

/** Notifies people on the day before their leave begins, each once; also of leave that is approved during that day. */
const notifyOfLeave = ({ db, clock }: ApprovalJobServices): Promise<void> =>
  inTransaction(db, async (tx) => {
    const at = clock();
    const kind = 'approval.leave-begins';
    for (const { document_id, employee_id } of await listLeaveToBegin(tx, dayInSeoul(at), {
      kind,
      recordType: DOCUMENT,
    }))
      await notify(tx, { kind, recordType: DOCUMENT, recordId: document_id, place: placeOf(document_id, kind), at }, [
        employee_id,
      ]);
  });

/** The background jobs of this area. */
export const approvalJobs = (services: ApprovalJobServices): JobKind[] => [
  { name: 'tell-of-leave', cron: '*/10 9-23 * * *', run: () => notifyOfLeave(services) },
];
