import type { HolidayKind } from '@portal/contract/calendar';
import type { Day } from '@portal/contract/kernel';
import { type Selectable, sql } from 'kysely';
import { lockNumbers } from '#platform/database/lock-numbers';
import type { Db, Tx } from '#platform/database/pool';
import type { CalendarTables } from '../calendar-tables.ts';
import type { HolidayValues } from './holiday-columns.ts';

export type HolidayRow = Selectable<CalendarTables['calendar.holiday']>;

/** A holiday for other areas; one that is not verified must not make a deadline later. */
export type HolidayDay = { date: Day; name: string; kind: HolidayKind; isVerified: boolean };

/**
 * The holidays from one day to another, both included, by day and name; several may be on one day
 * (rules/calendar.md#holiday).
 */
export const listHolidays = async (
  db: Db<CalendarTables>,
  { from, to }: { from: Day; to: Day },
): Promise<HolidayDay[]> =>
  db
    .selectFrom('calendar.holiday')
    .select(['date', 'name', 'kind', 'is_verified as isVerified'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('name')
    .execute();

export const listHolidaysOfYear = async (db: Db<CalendarTables>, year: number): Promise<HolidayRow[]> =>
  db
    .selectFrom('calendar.holiday')
    .selectAll()
    .where('date', '>=', `${year}-01-01`)
    .where('date', '<=', `${year}-12-31`)
    .orderBy('date')
    .orderBy('name')
    .execute();

/** Changes of holidays run one after the other, so that what higher areas compute from them stays correct. */
export const lockCalendar = async (tx: Tx<CalendarTables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockNumbers.holidays}, 0)`.execute(tx);
};

export const findHoliday = async (db: Db<CalendarTables>, id: number): Promise<HolidayRow | undefined> =>
  db.selectFrom('calendar.holiday').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether another holiday has this name on this day. */
export const isHolidayTaken = async (
  tx: Tx<CalendarTables>,
  { date, name }: Pick<HolidayValues, 'date' | 'name'>,
  exceptId: number | undefined,
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from calendar.holiday
    where date = ${date} and name = ${name} and id is distinct from ${exceptId ?? null}::integer
  `.execute(tx);
  return rows.length > 0;
};

export const insertHoliday = (tx: Tx<CalendarTables>, values: HolidayValues): Promise<HolidayRow> =>
  tx.insertInto('calendar.holiday').values(values).returningAll().executeTakeFirstOrThrow();

/** Writes a holiday and counts its version up. */
export const updateHoliday = (tx: Tx<CalendarTables>, id: number, values: HolidayValues): Promise<HolidayRow> =>
  tx
    .updateTable('calendar.holiday')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteHoliday = async (tx: Tx<CalendarTables>, id: number): Promise<void> => {
  await tx.deleteFrom('calendar.holiday').where('id', '=', id).execute();
};
