import type { ReportType } from '@portal/contract/safety';
import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { recordIdIn } from '../../../platform/record-id.ts';
import { meQuery } from '../../identity/index.ts';
import { reportQuery } from '../report/report.queries.ts';
import { isSubmitted } from '../report/report-loading.ts';
import { departmentQuery } from './report-form.queries.ts';

const types: Readonly<Record<string, ReportType>> = { ssr: 'SSR', ssvr: 'SSVR' };

/** Asks for the writer's department, which decides on two sections; the form does not wait for it. */
const prefetchOwnDepartment = (queryClient: QueryClient): void => {
  void queryClient
    .ensureQueryData(meQuery)
    .then(({ employee }) => queryClient.prefetchQuery(departmentQuery(employee.department.id)))
    .catch(() => undefined);
};

/** The type of report that an address names. */
export const loadNewReport = (queryClient: QueryClient, address: string): { reportType: ReportType } => {
  const reportType = types[address];
  if (reportType === undefined) throw notFound();
  prefetchOwnDepartment(queryClient);
  return { reportType };
};

/** Fetches the draft of an address; what was submitted has no form here (rules/safety.md#who-sees-a-report). */
export const loadDraft = async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  prefetchOwnDepartment(queryClient);
  const report = await queryClient.fetchQuery(reportQuery(id)).catch(() => undefined);
  if (report && isSubmitted(report)) throw redirect({ to: '/esms', replace: true });
  return { id };
};
