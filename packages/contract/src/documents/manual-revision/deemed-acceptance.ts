import { addDays, type Day, weekdayOf, yearOf } from '@portal/contract/kernel';

/** So many days an authority has to answer a filing; the first of them counts. */
const DAYS_TO_ANSWER = 10;
const SATURDAY = 6;
const SUNDAY = 0;

/** A holiday of the calendar; the company's own days off are no public ones. */
type CalendarHoliday = { readonly date: Day; readonly kind: string };

/**
 * From which day a filing that nobody answers counts as accepted: the day after the last of ten days that are neither
 * Saturdays nor public holidays, the day of the filing counted. Null while a year that they run in has no holiday stored. A
 * person says when it is accepted; this is what they are shown (rules/documents.md#authority).
 */
export const deemedAcceptedOn = (filedOn: Day, holidays: readonly CalendarHoliday[]): Day | null => {
  const years = new Set(holidays.map(({ date }) => yearOf(date)));
  const off = new Set(holidays.filter(({ kind }) => kind !== 'Company').map(({ date }) => date));
  let counted = 0;
  for (let day = filedOn; ; day = addDays(day, 1)) {
    if (!years.has(yearOf(day))) return null;
    const weekday = weekdayOf(day);
    if (weekday !== SATURDAY && weekday !== SUNDAY && !off.has(day)) counted += 1;
    if (counted === DAYS_TO_ANSWER) return addDays(day, 1);
  }
};
