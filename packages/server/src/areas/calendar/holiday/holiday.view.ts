import type { Holiday } from '@portal/contract/calendar';
import { fieldsOf } from '#platform/database/record-columns';
import type { HolidayRow } from './holiday.queries.ts';
import { holidayColumns } from './holiday-columns.ts';

/** A holiday as it is read. */
export const viewHoliday = (row: HolidayRow): Holiday => ({
  ...fieldsOf(holidayColumns, row),
  id: row.id,
  version: row.version,
});
