import { listRecentLines, listRecentSubmitted } from '@portal/contract/approval';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';

export const recentLinesQuery = queryOptions({
  queryKey: ['approval', 'recent-lines'],
  queryFn: ({ signal }) => call(listRecentLines, {}, { signal }),
});

export const recentSubmittedQuery = queryOptions({
  queryKey: ['approval', 'recent-submitted'],
  queryFn: ({ signal }) => call(listRecentSubmitted, {}, { signal }),
});
