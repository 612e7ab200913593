import { integer, object, type Static } from '@portal/contract/kernel';
import Type from 'typebox';

const days = () => Type.Number({ minimum: 0, multipleOf: 0.5 });

/** Leave of one person in one year, in days (decisions: approval, Leave). */
export const annualLeaveInfo = object({
  year: integer(1900, 9999),
  totalDays: days(),
  useAnnualLeaveDays: days(),
  useVacationDays: days(),
  remainingDays: Type.Number({ multipleOf: 0.5 }),
  reservedDays: days(),
});
export type AnnualLeaveInfo = Static<typeof annualLeaveInfo>;
