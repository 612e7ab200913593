import { checkRequiredTexts, type Day, type FieldProblem } from '@portal/contract/kernel';
import { calendarLimits, type HolidayBody, holidayBody } from './calendar.schema.ts';

/** The first day that may be a holiday, for a field that lets one be picked. */
export const firstCalendarDay: Day = `${calendarLimits.firstYear}-01-01`;

/** What the form of a holiday lacks (rules/calendar.md#holiday). */
export const checkHoliday = (body: HolidayBody): FieldProblem[] => checkRequiredTexts(holidayBody, body);

/** A new holiday on a day. */
export const emptyHoliday = (date: Day): Required<HolidayBody> => ({
  date,
  name: '',
  engName: '',
  kind: 'Statutory',
  isVerified: false,
  source: '',
});
