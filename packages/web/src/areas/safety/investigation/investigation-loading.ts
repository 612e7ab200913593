import type { QueryClient } from '@tanstack/react-query';
import { recordIdIn } from '../../../platform/record-id.ts';
import { investigationQuery } from './investigation.queries.ts';

/** Fetches the investigation of an address before its screen is shown, which tells of a failure. */
export const loadInvestigation = async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  await queryClient.prefetchQuery(investigationQuery(id));
  return { id };
};
