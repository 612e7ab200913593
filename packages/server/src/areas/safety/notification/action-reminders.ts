import { addDays, type Day, dayInSeoul, type NotificationKind } from '@portal/contract/kernel';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import { inTransaction } from '#platform/database/transaction';
import type { JobKind } from '#platform/run-jobs';
import type { SafetyTables } from '../safety-tables.ts';
import { ACTION, type Concerned, notifyOfAction } from './notify-of-action.ts';
import { listDueBetween } from './safety-notification.queries.ts';

const FIRST_DAY = '2000-01-01';

type SafetyJobServices = { db: Db<SafetyTables>; clock: Clock };
type Days = { from: Day; to: Day };
type Reminder = { kind: NotificationKind; due: (today: Day) => Days; who: readonly Concerned[] };

/**
 * Reminds from two days before the due day and once the action is overdue; each once, also if no server ran on that
 * day.
 */
const reminders: readonly Reminder[] = [
  { kind: 'safety.action-due', due: (today) => ({ from: today, to: addDays(today, 2) }), who: ['mitigator'] },
  {
    kind: 'safety.action-overdue',
    due: (today) => ({ from: FIRST_DAY, to: addDays(today, -1) }),
    who: ['mitigator', 'office'],
  },
];

const remind = ({ db, clock }: SafetyJobServices): Promise<void> =>
  inTransaction(db, async (tx) => {
    const at = clock();
    for (const { kind, due, who } of reminders)
      for (const action of await listDueBetween(tx, { ...due(dayInSeoul(at)), kind, recordType: ACTION }))
        await notifyOfAction(tx, action, { kind, at, who });
  });

export const reminderJob = (services: SafetyJobServices): JobKind => ({
  name: 'remind-of-actions',
  cron: '0 7 * * *',
  run: () => remind(services),
});
