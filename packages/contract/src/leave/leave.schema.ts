import { day, integer, list, maybe, nullable, object, oneOf, type Static, text } from '@portal/contract/kernel';
import * as Type from 'typebox';

/** A number of days in steps of 0.5. */
export const dayCount = () => Type.Number({ minimum: 0, multipleOf: 0.5 });

/** Leave of one person in one year, in days (rules/leave.md#balance). */
export const annualLeaveInfo = object({
  year: integer(1900, 9999),
  totalDays: dayCount(),
  useAnnualLeaveDays: dayCount(),
  useVacationDays: dayCount(),
  remainingDays: Type.Number({ multipleOf: 0.5 }),
  reservedDays: dayCount(),
});
export type AnnualLeaveInfo = Static<typeof annualLeaveInfo>;

/** Types of leave (rules/leave.md#types). A half day is AnnualLeave of one period (rules/leave.md#days). */
export const absenceTypes = [
  'AnnualLeave',
  'Training',
  'Education',
  'FamilyEventLeave',
  'MaternityLeave',
  'RestRecreationLeave',
  'AlternativeVacation',
] as const;
export type AbsenceType = (typeof absenceTypes)[number];

export const annualLeaveTypes = ['AnnualLeave', 'MorningOff', 'AfternoonOff'] as const;
export type AnnualLeaveType = (typeof annualLeaveTypes)[number];

export const leaveLimits = {
  contract: 50,
  /** Maternity leave takes up to 120 days. */
  periods: 150,
  /** More than may be submitted, so that all are named. */ sentPeriods: 400,
} as const;

export const leavePeriod = object({ vacationDate: day(), annualLeaveType: oneOf(...annualLeaveTypes) });
export type LeavePeriod = Static<typeof leavePeriod>;

const vacationFields = {
  absenceType: oneOf(...absenceTypes),
  periods: list(leavePeriod, { maxItems: leaveLimits.sentPeriods }),
};

/** A leave application; `contract` is the contact while on leave (rules/leave.md#application). */
export const vacation = object({ ...vacationFields, contract: nullable(text(leaveLimits.contract)) });
export type Vacation = Static<typeof vacation>;

/** The body that creates or changes an application. */
export const vacationBody = object({ ...vacationFields, contract: maybe(text(leaveLimits.contract)) });
export type VacationBody = Static<typeof vacationBody>;

/** The halves of a day; a whole day takes both. */
export const halves = ['Morning', 'Afternoon'] as const;
export type Half = (typeof halves)[number];

/** Half a day for which a person already has leave. */
export const takenHalf = object({ vacationDate: day(), half: oneOf(...halves) });
export type TakenHalf = Static<typeof takenHalf>;
