import { type Day, type FieldProblem, yearOf } from '@portal/contract/kernel';
import {
  type AbsenceType,
  type AnnualLeaveInfo,
  type AnnualLeaveType,
  type Half,
  type LeavePeriod,
  leaveLimits,
  type VacationBody,
} from './leave.schema.ts';

/** Half a day of leave, the unit that is stored so that no half day is booked twice. */
export type LeaveHalf = { on: Day; half: Half };

const halvesOf: Record<AnnualLeaveType, readonly Half[]> = {
  AnnualLeave: ['Morning', 'Afternoon'],
  MorningOff: ['Morning'],
  AfternoonOff: ['Afternoon'],
};

/** The half days of the given periods. */
export const leaveHalves = (periods: readonly LeavePeriod[]): LeaveHalf[] =>
  periods.flatMap(({ vacationDate, annualLeaveType }) =>
    halvesOf[annualLeaveType].map((half) => ({ on: vacationDate, half })),
  );

/** Days of leave: 1 for a whole day, 0.5 for a half. Every chosen day counts, weekends and holidays too. */
export const leaveDays = (periods: readonly LeavePeriod[]): number => leaveHalves(periods).length / 2;

/** Days of leave by calendar year; a leave across New Year counts in both. */
export const leaveDaysByYear = (periods: readonly LeavePeriod[]): Map<number, number> => {
  const byYear = new Map<number, number>();
  for (const { on } of leaveHalves(periods)) byYear.set(yearOf(on), (byYear.get(yearOf(on)) ?? 0) + 0.5);
  return byYear;
};

const isHalf = ({ annualLeaveType }: LeavePeriod): boolean => annualLeaveType !== 'AnnualLeave';

/** Whether the type of leave uses the balance (rules/leave.md#types). */
export const drawsOnBalance = (type: AbsenceType): boolean => type === 'AnnualLeave';

/** Whether the form shows remaining days for the type (rules/leave.md#types). */
export const showsRemainingDays = (type: AbsenceType): boolean =>
  type === 'AnnualLeave' || type === 'RestRecreationLeave';

/** Problems of an application that need no other data; the server also checks for conflicts and the balance. */
export const checkVacation = ({ absenceType, periods }: VacationBody): FieldProblem[] => {
  const path = 'vacation.periods';
  if (periods.length === 0) return [{ path, code: 'leave-date-needed' }];
  if (periods.length > leaveLimits.periods) return [{ path, code: 'too-many', limit: leaveLimits.periods }];
  const twice = periods.flatMap(({ vacationDate }, place): FieldProblem[] =>
    periods.slice(0, place).some((other) => other.vacationDate === vacationDate)
      ? [{ path: `${path}.${place}.vacationDate`, code: 'leave-day-twice' }]
      : [],
  );
  if (!periods.some(isHalf)) return twice;
  if (absenceType !== 'AnnualLeave')
    return [...twice, { path: 'vacation.absenceType', code: 'half-day-of-other-leave' }];
  return periods.length > 1 ? [...twice, { path, code: 'half-day-alone' }] : twice;
};

/** A problem for each requested half day that another approved or pending application already uses. */
export const checkFree = (
  { periods }: Pick<VacationBody, 'periods'>,
  taken: readonly { vacationDate: Day; half: Half }[],
): FieldProblem[] => {
  const known = new Set(taken.map(({ vacationDate, half }) => `${vacationDate} ${half}`));
  return periods.flatMap((period, place): FieldProblem[] =>
    leaveHalves([period]).some(({ on, half }) => known.has(`${on} ${half}`))
      ? [{ path: `vacation.periods.${place}.vacationDate`, code: 'leave-day-taken' }]
      : [],
  );
};

/** The years in which an application exceeds the remaining days, with pending applications subtracted. */
export const overdrawnYears = (
  { absenceType, periods }: VacationBody,
  balances: readonly Pick<AnnualLeaveInfo, 'year' | 'remainingDays' | 'reservedDays'>[],
): number[] => {
  if (!drawsOnBalance(absenceType)) return [];
  const free = new Map(balances.map(({ year, remainingDays, reservedDays }) => [year, remainingDays - reservedDays]));
  return [...leaveDaysByYear(periods)].filter(([year, days]) => days > (free.get(year) ?? 0)).map(([year]) => year);
};

/** A problem for the first year whose remaining days the application exceeds; none if it can be booked. */
export const checkBalance = (
  vacation: VacationBody,
  balances: readonly Pick<AnnualLeaveInfo, 'year' | 'remainingDays' | 'reservedDays'>[],
): FieldProblem[] => {
  const overdrawn = overdrawnYears(vacation, balances);
  const short = balances.find(({ year }) => overdrawn.includes(year));
  if (short === undefined) return [];
  const limit = Math.max(0, short.remainingDays - short.reservedDays);
  return [{ path: 'vacation.periods', code: 'leave-left', limit, expected: `${short.year}` }];
};

/** The first day of a leave; undefined while no day is chosen. */
export const firstLeaveDay = (periods: readonly Pick<LeavePeriod, 'vacationDate'>[]): Day | undefined =>
  periods.map(({ vacationDate }) => vacationDate).toSorted()[0];

/** The title of an application: `[휴가신청서] 2026-11-20`, for several days with `… 외 2일` (rules/leave.md#title). */
export const leaveTitle = (tag: string, periods: readonly Pick<LeavePeriod, 'vacationDate'>[]): string => {
  const first = firstLeaveDay(periods);
  if (first === undefined) return tag;
  return periods.length === 1 ? `${tag} ${first}` : `${tag} ${first} 외 ${periods.length - 1}일`;
};
