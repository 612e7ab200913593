import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { reportFieldsQuery } from '../../report/report-lookups.queries.ts';
import { investigationsQuery } from '../list/investigation-list.queries.ts';
import { investigationList } from '../list/investigation-list-search.ts';

/** Whoever opens none is led to the chooser (rules/safety.md#cases). */
export const loadNewInvestigation = async (queryClient: QueryClient): Promise<void> => {
  void queryClient.prefetchQuery(reportFieldsQuery);
  const list = await queryClient
    .ensureQueryData(investigationsQuery(investigationList.query({})))
    .catch(() => undefined);
  if (list?.can?.make !== true) throw redirect({ to: '/esms', replace: true });
};
