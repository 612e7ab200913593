import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { recordIdIn } from '../../../platform/record-id.ts';
import { reportFieldsQuery } from '../report/lookups.api.ts';
import { investigationQuery, investigationsQuery } from './api.ts';
import { investigationList } from './list/search.ts';

/** What the list asks for first: its page, and what its filters offer. */
export const prefetchInvestigations = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  void queryClient.prefetchQuery(investigationsQuery(investigationList.query(search)));
  void queryClient.prefetchQuery(reportFieldsQuery);
};

/** Fetches the investigation of an address before its screen is shown, which tells of a failure. */
export const loadInvestigation = async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  await queryClient.prefetchQuery(investigationQuery(id));
  return { id };
};

/** Whoever opens none is led to the chooser (spec 4, section 6). */
export const loadNewInvestigation = async (queryClient: QueryClient): Promise<void> => {
  void queryClient.prefetchQuery(reportFieldsQuery);
  const list = await queryClient
    .ensureQueryData(investigationsQuery(investigationList.query({})))
    .catch(() => undefined);
  if (list?.can?.make !== true) throw redirect({ to: '/esms', replace: true });
};
