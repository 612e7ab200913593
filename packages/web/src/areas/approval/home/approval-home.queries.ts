import { addDays } from '@portal/contract/kernel';
import type { QueryClient } from '@tanstack/react-query';
import { today } from '../../../platform/device/clock.ts';
import { countsQuery, documentListQuery } from '../document/approval-document.queries.ts';

const LOOKED_AT = 50;
const RECENT = 5;

/** The documents that wait for my act, to be put in the order of urgency. */
export const waitingQuery = documentListQuery('requested', { sort: 'Due', limit: LOOKED_AT });

/** The user's last submitted documents with their state. */
export const recentQuery = documentListQuery('submitted', { limit: RECENT });

/** The number of days for which rejected documents are shown. */
const REMINDED_DAYS = 90;

/** The user's rejected documents that were not rewritten yet. */
export const rewriteQuery = () =>
  documentListQuery('completed', {
    role: 'Drafter',
    toRewrite: true,
    fromDate: addDays(today(), -REMINDED_DAYS),
    limit: LOOKED_AT,
  });

/** Documents that wait for an answer of mine. */
export const askedQuery = documentListQuery('in-progress', { asksMe: true, sort: 'Due', limit: LOOKED_AT });

/** The first queries of home, for what waits. */
export const prefetchHome = (queryClient: QueryClient): Promise<void> => {
  const waiting = queryClient.prefetchQuery(waitingQuery);
  void queryClient.prefetchQuery(countsQuery);
  void queryClient.prefetchQuery(askedQuery);
  void queryClient.prefetchQuery(rewriteQuery());
  return waiting;
};
