import { addDays, type Day, weekdayOf, yearOf } from '@portal/contract/kernel';

/** The number of days that an authority has to answer a filing, including the first. */
const DAYS_TO_ANSWER = 10;
const SATURDAY = 6;
const SUNDAY = 0;

/** A holiday of the calendar; the company's own days off are not public. */
type CalendarHoliday = { readonly date: Day; readonly kind: string };

/**
 * The day from which an unanswered filing counts as accepted: the day after the last of ten days that are neither
 * Saturdays nor public holidays, including the day of the filing. Null if no holidays are stored for a year that they
 * touch. It is only shown: a person records when a filing is accepted (rules/documents.md#authority).
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
