import type { QueryClient } from '@tanstack/react-query';
import { recordIdIn } from '../../../platform/record-id.ts';
import { loggedHazardQuery } from './hazard-log.queries.ts';

/** Fetches the hazard of an address before its screen is shown, which tells of a failure. */
export const loadHazard = async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  await queryClient.prefetchQuery(loggedHazardQuery(id));
  return { id };
};
