import type { QueryClient } from '@tanstack/react-query';
import { reportFieldsQuery } from '../../report/lookups.api.ts';
import { investigationsQuery } from './api.ts';
import { investigationList } from './search.ts';

/** What the list asks for first: its page, and what its filters offer. */
export const prefetchInvestigations = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  void queryClient.prefetchQuery(investigationsQuery(investigationList.query(search)));
  void queryClient.prefetchQuery(reportFieldsQuery);
};

/** Asks for an investigation that somebody is about to open; what that takes is in nobody's list. */
export const expectInvestigation = async (queryClient: QueryClient, id: number): Promise<void> => {
  const { investigationQuery } = await import('../api.ts');
  await queryClient.prefetchQuery(investigationQuery(id));
};
