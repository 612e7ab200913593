import type { FieldProblem } from '@portal/contract/kernel';
import { checkBalance, leaveDaysByYear, type VacationBody } from '@portal/contract/leave';
import type { QueryClient } from '@tanstack/react-query';
import { leaveStatusQuery } from '../../document/api.ts';

/** More leave than is left, as far as the balances that the form shows tell; the server has the last word. */
export const checkLeft = (queryClient: QueryClient, vacation: VacationBody | null | undefined): FieldProblem[] => {
  if (!vacation) return [];
  const years = [...leaveDaysByYear(vacation.periods).keys()];
  const known = years.flatMap((year) => queryClient.getQueryData(leaveStatusQuery(year).queryKey) ?? []);
  return checkBalance(vacation, known);
};
