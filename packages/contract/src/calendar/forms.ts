import { checkRequiredTexts, type Day, type FieldProblem } from '@portal/contract/kernel';
import { calendarLimits, type HolidayBody, holidayBody } from './schema.ts';

/** The first and the last day that may be a holiday, for fields that let one be picked. */
export const calendarRange: Readonly<Record<'first' | 'last', Day>> = {
  first: `${calendarLimits.firstYear}-01-01`,
  last: `${calendarLimits.lastYear}-12-31`,
};

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
