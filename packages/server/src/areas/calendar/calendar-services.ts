import type { Day } from '@portal/contract/kernel';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { Jobs } from '#platform/run-jobs';
import type { CalendarTables } from './calendar-tables.ts';

export type CalendarTx = Tx<CalendarTables>;

/** What a change of holidays works with, and what areas above react to it with. */
export type CalendarServices = { clock: Clock; jobs: Pick<Jobs, 'send'> };

/**
 * What an area above does when holidays of these days come, change or go, in the transaction of that change; each area
 * answers for its own tables. A raised error undoes the change.
 */
export type HolidayReferences = (tx: CalendarTx, services: CalendarServices, days: readonly Day[]) => Promise<void>;

export type CalendarRouteServices = CalendarServices & {
  db: Db<CalendarTables>;
  holidayReferences: readonly HolidayReferences[];
};
