import type { Actor } from '@portal/contract/identity';
import type { ClockHoliday, DutyCause, NormalizedDecision } from '@portal/contract/safety';
import { listHolidays } from '#areas/calendar';
import type { Db, Tx } from '#platform/database/pool';
import type { DeadlineServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import {
  type DutySource,
  type DutyValuesRow,
  insertHistory,
  listDutySources,
  listGroupFilings,
  lockDeadlines,
  lockDuties,
  type NewHistory,
  type StoredDuty,
  saveDuties,
} from './duty.queries.ts';
import { firstDayOf, followDuty, isChanged, isInHistory } from './follow-duty.ts';
import { type DutyChange, notifyOfChanges } from './notify-of-duty.ts';

/** The last day for which holidays are stored. */
const LAST_DAY = '2100-12-31';

/** Options of a refresh. */
export type DutyEvent = {
  source: DutyCause;
  /** The person who is not notified: the actor, unless they acted as the reporter of a confidential report. */
  actorId?: number | undefined;
  /** A decision of the office about one duty. */
  decision?: { by: Actor; normalized: NormalizedDecision } | undefined;
  /** Opens a duty that was never opened. */
  opens?: boolean | undefined;
  /** Increments the version in any case, because a filing of the duty changed. */
  isTouched?: boolean | undefined;
};

/** The holidays that affect the deadlines of these reports. */
export const holidaysFor = (db: Db<SafetyTables>, sources: readonly DutySource[]): Promise<ClockHoliday[]> =>
  listHolidays(db, { from: firstDayOf(sources), to: LAST_DAY });

const historyOf = ({ before, after }: DutyChange, { source, decision }: DutyEvent, at: Date): NewHistory[] => {
  const entry = (row: DutyValuesRow, more: Pick<NewHistory, 'by_id' | 'source' | 'reason'>): NewHistory => {
    const { report_id, basis, item, class: dutyClass, starts_at, due_at } = row;
    return { report_id, at, basis, item, class: dutyClass, starts_at, due_at, ...more };
  };
  const followed = { by_id: null, source, reason: null };
  if (decision) {
    const by_id = decision.by.employeeId;
    return [entry(after, { by_id, source: 'Decision', reason: decision.normalized.reason })];
  }
  return isInHistory(before, after) ? [entry(after, followed)] : [];
};

/**
 * Writes the duties of reports as they follow from the present facts, with their history and the notifications of the
 * office, in a few statements. Runs in the transaction of every change that affects a duty
 * (rules/safety.md#duty-states).
 */
export const refreshDuties = async (
  tx: Tx<SafetyTables>,
  { databaseClock }: DeadlineServices,
  ids: readonly number[],
  event: DutyEvent,
): Promise<DutyValuesRow[]> => {
  await lockDeadlines(tx);
  const now = await databaseClock(tx);
  const stored = new Map<number, StoredDuty>((await lockDuties(tx, ids)).map((row) => [row.report_id, row]));
  const sources = await listDutySources(tx, ids);
  const holidays = await holidaysFor(tx, sources);
  const filings = Map.groupBy(await listGroupFilings(tx, ids), ({ main_id }) => main_id);
  const changes = sources.map((source): DutyChange => {
    const before = stored.get(source.id);
    const after = followDuty(
      {
        source,
        before,
        filings: filings.get(source.id) ?? [],
        holidays,
        decision: event.decision?.normalized,
        opens: event.opens ?? false,
      },
      now,
    );
    return { before, after, isConfidential: source.is_confidential };
  });
  const changed = changes
    .filter(({ before, after }) => event.isTouched === true || event.decision || isChanged(before, after))
    .map((change) => ({ ...change, after: { ...change.after, version: change.after.version + 1 } }));
  await saveDuties(
    tx,
    changed.map(({ after }) => after),
  );
  await insertHistory(
    tx,
    changed.flatMap((change) => historyOf(change, event, now)),
  );
  await notifyOfChanges(tx, changed, { now, actorId: event.actorId });
  return changes.map(({ after }) => after);
};

/** The same for one duty. */
export const refreshDuty = async (
  tx: Tx<SafetyTables>,
  services: DeadlineServices,
  id: number,
  event: DutyEvent,
): Promise<DutyValuesRow | undefined> => (await refreshDuties(tx, services, [id], event))[0];
