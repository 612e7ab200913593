import type { FieldProblem } from '@portal/contract/kernel';
import { leaveDaysByYear, overdrawnYears, type VacationBody } from '@portal/contract/leave';
import type { QueryClient } from '@tanstack/react-query';
import { leaveStatusQuery } from './approval.api.ts';

/** More leave than is left, as far as the balances that the form shows tell; the server has the last word. */
export const checkLeft = (queryClient: QueryClient, vacation: VacationBody | null | undefined): FieldProblem[] => {
  if (!vacation) return [];
  const years = [...leaveDaysByYear(vacation.periods).keys()];
  const known = years.flatMap((year) => queryClient.getQueryData(leaveStatusQuery(year).queryKey) ?? []);
  const overdrawn = overdrawnYears(vacation, known);
  const short = known.find(({ year }) => overdrawn.includes(year));
  if (short === undefined) return [];
  const limit = Math.max(0, short.remainingDays - short.reservedDays);
  return [{ path: 'vacation.periods', code: 'leave-left', limit, expected: `${short.year}` }];
};
