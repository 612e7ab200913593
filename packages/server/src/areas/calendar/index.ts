export { calendarArea } from './area.ts';
export type { CalendarServices, CalendarTx, HolidayReferences } from './calendar-services.ts';
export type { CalendarTables } from './calendar-tables.ts';
export { type HolidayDay, listHolidays } from './holiday/holiday.queries.ts';
