import { marksAround } from '@portal/contract/safety';
import type { HolidayReferences } from '#areas/calendar';
import { type Db, seenWith } from '#platform/database/pool';
import { inTransaction } from '#platform/database/transaction';
import type { JobKind } from '#platform/run-jobs';
import type { DeadlineServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { lockHolidays } from './duty.queries.ts';
import {
  listAtOnceToNotify,
  listMarksToNotify,
  listOpenDuties,
  markAtOnceNotified,
  setNextMarks,
} from './duty-reminder.queries.ts';
import { kindOfMark, marksOf, notifyOfDuties } from './notify-of-duty.ts';
import { refreshDuties } from './refresh-duty.ts';

type DutyJobServices = DeadlineServices & { db: Db<SafetyTables> };

const AT_ONCE = 1_000;
const RECOMPUTE = 'recompute-duties';

/** Moves the open deadlines in the background once a change of holidays is committed. */
export const dutyHolidayReferences: HolidayReferences = async (tx, { jobs }) => {
  const db = seenWith<SafetyTables>(tx);
  await lockHolidays(db);
  await jobs.send(RECOMPUTE, {}, db);
};

/** Recomputes every open deadline, a thousand per transaction; unchanged ones are not written. */
const recompute = async ({ db, databaseClock }: DutyJobServices, signal: AbortSignal): Promise<void> => {
  let after = 0;
  while (!signal.aborted) {
    const ids = await listOpenDuties(db, after, AT_ONCE);
    if (ids.length === 0) return;
    await inTransaction(db, (tx) => refreshDuties(tx, { databaseClock }, ids, { source: 'Calendar' }));
    after = ids.at(-1) ?? after;
  }
};

/**
 * Notifies of deadlines that are near or have passed, each mark once; if several marks have passed, of the last one
 * alone.
 */
const remindOfDeadlines = async ({ db, databaseClock }: DutyJobServices): Promise<number> =>
  inTransaction(db, async (tx) => {
    const now = await databaseClock(tx);
    const duties = await listMarksToNotify(tx, now, AT_ONCE);
    const marked = duties.map((duty) => ({ duty, ...marksAround(marksOf(duty), now) }));
    // Exactly at the deadline it is not late yet, and the mark before was already notified.
    const news = marked.flatMap(({ duty, last }) =>
      last && duty.next_mark_at !== null && last.at >= duty.next_mark_at
        ? [{ id: duty.report_id, isConfidential: duty.is_confidential, kind: kindOfMark(last) }]
        : [],
    );
    await notifyOfDuties(tx, news, { at: now });
    await setNextMarks(
      tx,
      marked.map(({ duty, next }) => ({ id: duty.report_id, at: next?.at ?? null })),
    );
    return duties.length;
  });

/** Reminds of immediate duties after one and after six hours. */
const remindAtOnce = async ({ db, databaseClock }: DutyJobServices): Promise<number> =>
  inTransaction(db, async (tx) => {
    const now = await databaseClock(tx);
    const duties = await listAtOnceToNotify(tx, now, AT_ONCE);
    const kind = 'safety.filing-at-once' as const;
    await notifyOfDuties(
      tx,
      duties.map(({ report_id, is_confidential }) => ({ id: report_id, isConfidential: is_confidential, kind })),
      { at: now },
    );
    await markAtOnceNotified(
      tx,
      duties.map(({ report_id, told }) => ({ id: report_id, told })),
    );
    return duties.length;
  });

const remind = async (services: DutyJobServices, signal: AbortSignal): Promise<void> => {
  for (const work of [remindAtOnce, remindOfDeadlines]) while (!signal.aborted && (await work(services)) === AT_ONCE);
};

/** The background jobs of duties. */
export const dutyJobs = (services: DutyJobServices): JobKind[] => [
  { name: 'remind-of-filings', cron: '*/5 * * * *', run: (_data, signal) => remind(services, signal) },
  { name: RECOMPUTE, run: (_data, signal) => recompute(services, signal) },
];
