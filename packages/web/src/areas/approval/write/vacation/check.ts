import type { FieldProblem } from '@portal/contract/kernel';
import { checkBalance, checkFree, leaveDaysByYear, type VacationBody } from '@portal/contract/leave';
import type { QueryClient } from '@tanstack/react-query';
import { leaveDaysQuery, leaveStatusQuery } from '../../document/api.ts';

/**
 * Days that are taken already, and more leave than is left, as far as the days and balances that the form shows tell;
 * the server has the last word.
 */
export const checkLeave = (queryClient: QueryClient, vacation: VacationBody | null | undefined): FieldProblem[] => {
  if (!vacation) return [];
  const years = [...leaveDaysByYear(vacation.periods).keys()];
  const taken = years.flatMap((year) => queryClient.getQueryData(leaveDaysQuery(year).queryKey) ?? []);
  const known = years.flatMap((year) => queryClient.getQueryData(leaveStatusQuery(year).queryKey) ?? []);
  return [...checkFree(vacation, taken), ...checkBalance(vacation, known)];
};
