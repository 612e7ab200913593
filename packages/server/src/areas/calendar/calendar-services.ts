import type { Day } from '@portal/contract/kernel';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { Jobs } from '#platform/run-jobs';
import type { CalendarTables } from './calendar-tables.ts';

export type CalendarTx = Tx<CalendarTables>;

/** Services for a change of holidays and for the reactions of higher areas. */
export type CalendarServices = { clock: Clock; jobs: Pick<Jobs, 'send'> };

/**
 * Called when holidays of these days are added, changed or deleted, in the transaction of that change; each area
 * updates its own tables. A raised error rolls the change back.
 */
export type HolidayReferences = (tx: CalendarTx, services: CalendarServices, days: readonly Day[]) => Promise<void>;

export type CalendarRouteServices = CalendarServices & {
  db: Db<CalendarTables>;
  holidayReferences: readonly HolidayReferences[];
};
