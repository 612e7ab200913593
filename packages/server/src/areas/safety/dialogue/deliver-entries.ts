import { recordAudit } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import { inTransaction } from '#platform/database/transaction';
import type { JobKind } from '#platform/run-jobs';
import type { SafetyTables } from '../safety-tables.ts';
import { lockDueReports, placeHeld } from './dialogue.queries.ts';
import { notifyOfReporter } from './notify-of-dialogue.ts';

type DeliveryServices = { db: Db<SafetyTables>; clock: Clock };

/** Delivers the held entries of a report to the office; they are audited now, without an actor. */
export const deliverEntries = async (
  tx: Tx<SafetyTables>,
  clock: Clock,
  reportId: number,
  { isAll, actorId }: { isAll: boolean; actorId?: number },
): Promise<void> => {
  const delivered = await placeHeld(tx, reportId, isAll);
  for (const { kind, files } of delivered)
    await recordAudit(tx, clock, {
      actorId: null,
      area: 'safety',
      recordType: 'report',
      recordId: reportId,
      action: 'converse',
      after: { kind, files, byReporter: true },
      conditions: { byReporter: true },
    });
  if (delivered.length > 0)
    await notifyOfReporter(tx, { reportId, at: clock(), ...(actorId === undefined ? {} : { actorId }) });
};

/** Delivers all entries that are due by the database clock, ordered by the ids of the reports, which are random. */
export const deliverDue = ({ db, clock }: DeliveryServices): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const reportId of await lockDueReports(tx)) await deliverEntries(tx, clock, reportId, { isAll: false });
  });

export const DELIVER_ENTRIES = 'deliver-entries';

/** Checks every minute; entries that became due while no server ran are delivered at the next start. */
export const deliveryJob = (services: DeliveryServices): JobKind => ({
  name: DELIVER_ENTRIES,
  cron: '* * * * *',
  run: () => deliverDue(services),
});
