import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { recordIdIn } from '../../../platform/record-id.ts';
import { hazardsQuery, loggedHazardQuery } from './api.ts';
import { hazardList } from './list/search.ts';

export const prefetchHazards = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void =>
  void queryClient.prefetchQuery(hazardsQuery(hazardList.query(search)));

/** Fetches the hazard of an address before its screen is shown, which tells of a failure. */
export const loadHazard = async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  await queryClient.prefetchQuery(loggedHazardQuery(id));
  return { id };
};

/** Whoever registers none is led to the chooser (spec 4, section 6). */
export const loadNewHazard = async (queryClient: QueryClient): Promise<void> => {
  const list = await queryClient.ensureQueryData(hazardsQuery(hazardList.query({}))).catch(() => undefined);
  if (list?.can?.make !== true) throw redirect({ to: '/esms', replace: true });
};
