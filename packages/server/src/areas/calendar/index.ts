export { calendarArea } from './area.ts';
export type { HolidayReferences } from './calendar-services.ts';
export type { CalendarTables } from './calendar-tables.ts';
export { listHolidays } from './holiday/holiday.queries.ts';
