import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { recordIdIn } from '../../../platform/record-id.ts';
import { reportQuery } from './report.queries.ts';
import { reportStatusesQuery } from './report-lookups.queries.ts';

/** A draft has no day of report, and every other report has one. */
export const isSubmitted = ({ reportDate }: { reportDate: string | null }): boolean => reportDate !== null;

/**
 * Fetches the report of an address before its screen is shown, which tells of a failure; what is cached will do. A draft
 * is not read here: it leads to the chooser (rules/safety.md#who-sees-a-report).
 */
export const loadReport = async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  void queryClient.prefetchQuery(reportStatusesQuery);
  const report = await queryClient.ensureQueryData(reportQuery(id)).catch(() => undefined);
  if (report && !isSubmitted(report)) throw redirect({ to: '/esms', replace: true });
  return { id };
};
