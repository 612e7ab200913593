import type { QueryClient } from '@tanstack/react-query';
import { hazardsQuery } from './api.ts';
import { hazardList } from './search.ts';

export const prefetchHazards = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void =>
  void queryClient.prefetchQuery(hazardsQuery(hazardList.query(search)));

/** Asks for a hazard that somebody is about to open; what that takes is in nobody's list. */
export const expectHazard = async (queryClient: QueryClient, id: number): Promise<void> => {
  const { loggedHazardQuery } = await import('../api.ts');
  await queryClient.prefetchQuery(loggedHazardQuery(id));
};
