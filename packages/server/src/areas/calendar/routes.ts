import {
  addHoliday as addHolidayCall,
  changeHoliday as changeHolidayCall,
  listHolidays as listHolidaysCall,
  removeHoliday as removeHolidayCall,
} from '@portal/contract/calendar';
import { dayInSeoul, yearOf } from '@portal/contract/kernel';
import type { Router } from '#platform/http/router';
import type { CalendarRouteServices } from './calendar-services.ts';
import type { CalendarTables } from './calendar-tables.ts';
import { listHolidaysOfYear } from './holiday/holiday.queries.ts';
import { viewHoliday } from './holiday/holiday.view.ts';
import { addHoliday, changeHoliday, removeHoliday } from './holiday/save-holiday.ts';

/** Holidays: visible to everybody, edited by administrators. */
export const calendarRoutes = (router: Router<CalendarTables>, services: CalendarRouteServices): void => {
  const { db, clock } = services;
  router.read(listHolidaysCall, async ({ query }) =>
    (await listHolidaysOfYear(db, query.year ?? yearOf(dayInSeoul(clock())))).map(viewHoliday),
  );
  router.write(addHolidayCall, (tx, { body }, context) => addHoliday(tx, services, body, context));
  router.write(changeHolidayCall, (tx, { params, body }, context) =>
    changeHoliday(tx, services, { id: params.id, body }, context),
  );
  router.write(removeHolidayCall, (tx, { params }, context) => removeHoliday(tx, services, params.id, context));
};
