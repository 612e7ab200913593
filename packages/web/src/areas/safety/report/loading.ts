import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { recordIdIn } from '../../../platform/record-id.ts';
import { reportQuery, reportStatusesQuery } from './api.ts';

/** A draft has no day of report, and every other report has one. */
export const isSubmitted = ({ reportDate }: { reportDate: string | null }): boolean => reportDate !== null;

/**
 * Fetches the report of an address before its screen is shown, which tells of a failure; what is cached will do. A draft
 * is not read here, and what is submitted not among the drafts: either leads to the chooser (spec 3, section 4).
 */
const loadOf =
  (submitted: boolean) =>
  async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
    const id = recordIdIn(address);
    void queryClient.prefetchQuery(reportStatusesQuery);
    const report = await queryClient.ensureQueryData(reportQuery(id)).catch(() => undefined);
    if (report && isSubmitted(report) !== submitted) throw redirect({ to: '/esms', replace: true });
    return { id };
  };

export const loadReport = loadOf(true);
export const loadDraft = loadOf(false);
