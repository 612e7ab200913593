import { addDays } from '@portal/contract/kernel';
import type { QueryClient } from '@tanstack/react-query';
import { today } from '../../../platform/device/clock.ts';
import { countsQuery, documentListQuery } from '../document/approval-document.queries.ts';

const LOOKED_AT = 50;
const RECENT = 5;

/** The documents that wait for my act, to be put in the order of urgency. */
export const waitingQuery = documentListQuery('requested', { sort: 'Due', limit: LOOKED_AT });

/** My last submitted ones, to see how they stand. */
export const recentQuery = documentListQuery('submitted', { limit: RECENT });

/** So far back one is reminded of what was rejected. */
const REMINDED_DAYS = 90;

/** My rejected ones in whose place I began nothing yet. */
export const rewriteQuery = () =>
  documentListQuery('completed', {
    role: 'Drafter',
    toRewrite: true,
    fromDate: addDays(today(), -REMINDED_DAYS),
    limit: LOOKED_AT,
  });

/** Documents that wait for an answer of mine. */
export const askedQuery = documentListQuery('in-progress', { asksMe: true, sort: 'Due', limit: LOOKED_AT });

/** What home asks for first; it is done with what waits. */
export const prefetchHome = (queryClient: QueryClient): Promise<void> => {
  const waiting = queryClient.prefetchQuery(waitingQuery);
  void queryClient.prefetchQuery(countsQuery);
  void queryClient.prefetchQuery(askedQuery);
  void queryClient.prefetchQuery(rewriteQuery());
  return waiting;
};
