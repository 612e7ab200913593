import type { QueryClient } from '@tanstack/react-query';
import { countsQuery, documentListQuery } from '../document/api.ts';

const LOOKED_AT = 50;
const RECENT = 5;

/** The documents that wait for my act, to be put in the order of urgency. */
export const waitingQuery = documentListQuery('requested', {}, LOOKED_AT);

/** My last submitted ones, to see how they stand. */
export const recentQuery = documentListQuery('submitted', {}, RECENT);

/** What home asks for first. */
export const prefetchHome = (queryClient: QueryClient): void => {
  void queryClient.prefetchQuery(countsQuery);
  void queryClient.prefetchQuery(waitingQuery);
};
