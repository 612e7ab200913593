import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import type { StoredDuty } from './duty.queries.ts';

/** Open duties after a report id, in the order of ids. */
export const listOpenDuties = async (db: Db<SafetyTables>, after: number, most: number): Promise<number[]> => {
  const { rows } = await sql<{ report_id: number }>`
    select report_id from safety.duty where state = 'Open' and report_id > ${after} order by report_id limit ${most}
  `.execute(db);
  return rows.map(({ report_id }) => report_id);
};

/**
 * Duties with a passed mark that was not notified yet; rows locked by another transaction are left for the next run.
 */
export const listMarksToNotify = async (
  tx: Tx<SafetyTables>,
  now: Date,
  most: number,
): Promise<(StoredDuty & { is_confidential: boolean })[]> => {
  const { rows } = await sql<StoredDuty & { is_confidential: boolean }>`
    select d.*, r.is_confidential from safety.duty d join safety.report r on r.id = d.report_id
    where d.next_mark_at <= ${now} and d.state = 'Open'
    order by d.next_mark_at, d.report_id limit ${most} for update of d skip locked
  `.execute(tx);
  return rows;
};

/** Sets when a duty is checked for reminders next. */
export const setNextMarks = async (
  tx: Tx<SafetyTables>,
  marks: readonly { id: number; at: Date | null }[],
): Promise<void> => {
  await sql`
    update safety.duty d set next_mark_at = mark.at
    from unnest(${marks.map(({ id }) => id)}::integer[], ${marks.map(({ at }) => at)}::timestamptz[]) as mark(id, at)
    where d.report_id = mark.id
  `.execute(tx);
};

type AtOnce = { report_id: number; is_confidential: boolean; told: number };

/** Immediate duties whose reminder is due now; `told` is the number of reminders after this one. */
export const listAtOnceToNotify = async (tx: Tx<SafetyTables>, now: Date, most: number): Promise<AtOnce[]> => {
  const { rows } = await sql<AtOnce>`
    select d.report_id, r.is_confidential,
      case when d.at_once_since <= ${now}::timestamptz - interval '6 hours' then 3 else 2 end as told
    from safety.duty d join safety.report r on r.id = d.report_id
    where d.state = 'Open' and d.class = 'AtOnce' and d.at_once_since is not null and d.at_once_told < 3
      and d.at_once_since <= ${now}::timestamptz - case when d.at_once_told < 2 then interval '1 hour' else interval '6 hours' end
    order by d.at_once_since, d.report_id limit ${most} for update of d skip locked
  `.execute(tx);
  return rows;
};

export const markAtOnceNotified = async (
  tx: Tx<SafetyTables>,
  told: readonly { id: number; told: number }[],
): Promise<void> => {
  await sql`
    update safety.duty d set at_once_told = times.told
    from unnest(${told.map(({ id }) => id)}::integer[], ${told.map((each) => each.told)}::smallint[]) as times(id, told)
    where d.report_id = times.id
  `.execute(tx);
};
