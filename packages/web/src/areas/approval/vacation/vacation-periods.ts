import { addDays, type Day } from '@portal/contract/kernel';
import {
  type AbsenceType,
  type AnnualLeaveType,
  absenceTypes,
  type LeavePeriod,
  leaveLimits,
  type VacationBody,
} from '@portal/contract/leave';

/** The choices: a half day is annual leave for one half (rules/leave.md#days). */
export type LeaveChoice = AbsenceType | 'HalfDayLeave';
export const leaveChoices: readonly LeaveChoice[] = absenceTypes.flatMap((type): LeaveChoice[] =>
  type === 'AnnualLeave' ? [type, 'HalfDayLeave'] : [type],
);

export type HalfDay = Exclude<AnnualLeaveType, 'AnnualLeave'>;
export const halfDays: readonly HalfDay[] = ['MorningOff', 'AfternoonOff'];

/** The half day that is applied for, where it is one. */
export const halfDayOf = ({ periods }: Pick<VacationBody, 'periods'>): HalfDay | undefined =>
  halfDays.find((half) => periods.some(({ annualLeaveType }) => annualLeaveType === half));

export const choiceOf = (vacation: Pick<VacationBody, 'absenceType' | 'periods'>): LeaveChoice =>
  halfDayOf(vacation) ? 'HalfDayLeave' : vacation.absenceType;

/** Another kind begins without days, a half day with this morning. */
export const withChoice = (vacation: VacationBody, choice: LeaveChoice, today: Day): VacationBody =>
  choice === 'HalfDayLeave'
    ? { ...vacation, absenceType: 'AnnualLeave', periods: [{ vacationDate: today, annualLeaveType: 'MorningOff' }] }
    : { ...vacation, absenceType: choice, periods: [] };

/** Every day from one to another, in either order, up to the limit. */
export const daysBetween = (one: Day, other: Day): Day[] => {
  const [first = one, last = other] = [one, other].toSorted();
  const days: Day[] = [];
  for (let day = first; day <= last && days.length < leaveLimits.periods; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Saturday or Sunday. */
export const isWeekend = (day: Day): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** Whole days in their order; the one day of a half day keeps its half. */
export const withDays = (vacation: VacationBody, days: readonly Day[]): VacationBody => {
  const annualLeaveType = halfDayOf(vacation) ?? 'AnnualLeave';
  const periods = days.toSorted().map((vacationDate): LeavePeriod => ({ vacationDate, annualLeaveType }));
  return { ...vacation, periods };
};

export const withHalfDay = (vacation: VacationBody, annualLeaveType: HalfDay): VacationBody => ({
  ...vacation,
  periods: vacation.periods.map((period) => ({ ...period, annualLeaveType })),
});
