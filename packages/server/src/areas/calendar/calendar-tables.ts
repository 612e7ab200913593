import type { Generated } from 'kysely';
import type { AuditTables } from '#platform/audit.queries';
import type { HolidayValues } from './holiday/holiday-columns.ts';

export type CalendarTables = {
  'calendar.holiday': HolidayValues & { id: Generated<number>; version: Generated<number> };
} & AuditTables;
