import { dayInSeoul } from '@portal/contract/kernel';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import { inTransaction } from '#platform/database/transaction';
import type { JobKind } from '#platform/run-jobs';
import type { DocumentTables } from '../documents-tables.ts';
import { putDueIntoForce } from '../manual-revision/come-into-force.ts';
import { notifyDue, notifyNamed, notifyOverdue } from '../notify-readers.ts';
import { storeReaders } from './reader-rule.queries.ts';
import { holdDocument, listManagersOf, listRequiredDocuments, takeReminders } from './remind-readers.queries.ts';

type Services = { db: Db<DocumentTables>; clock: Clock };

/**
 * Notifies employees who became readers through a change of their record, and reminds those who have not read
 * (rules/documents.md#due-days).
 */
const remind = async ({ db, clock }: Services): Promise<void> => {
  await putDueIntoForce({ db, clock });
  const at = clock();
  const today = dayInSeoul(at);
  for (const { id, driveId } of await listRequiredDocuments(db))
    await inTransaction(db, async (tx) => {
      if (!(await holdDocument(tx, id))) return;
      const of = { driveId, docId: id, at };
      await notifyNamed(tx, of, (await storeReaders(tx, id, today)).named);
      const reminders = await takeReminders(tx, id, today);
      const due = reminders.filter(({ daysLeft }) => daysLeft >= 0);
      const overdue = reminders.filter(({ daysLeft }) => daysLeft < 0);
      await notifyDue(
        tx,
        of,
        due.map(({ employeeId }) => employeeId),
      );
      if (overdue.length > 0)
        await notifyOverdue(tx, of, {
          readers: overdue.map(({ employeeId }) => employeeId),
          managers: await listManagersOf(tx, id, today),
        });
    });
};

/** The background jobs of required reading. */
export const readingJobs = (services: Services): JobKind[] => [
  { name: 'remind-readers', cron: '0 7 * * *', run: () => remind(services) },
];
