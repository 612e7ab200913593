import { getReportCounts, listReportFields, listReportStatuses } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { POLL_MS } from '../../../platform/calls/poll.ts';
import type { CaseRef } from '../case/case-family.ts';

export const safetyKeys = {
  /** Mutations of the area name this in `meta.refreshes`. */
  all: ['safety'],
  counts: ['safety', 'counts'],
  list: ['safety', 'list'],
  drafts: ['safety', 'drafts'],
  report: (id: number) => ['safety', 'reports', id],
  investigations: ['safety', 'investigation-list'],
  hazards: ['safety', 'hazard-log'],
  /** A record with a case, and what belongs to it. */
  case: ({ family, id }: CaseRef) => ['safety', family, id],
  related: (id: number) => ['safety', 'reports', id, 'related'],
  feedback: (id: number) => ['safety', 'reports', id, 'feedback'],
  /** What no change of a report changes. */
  catalogue: (name: string) => ['safety-catalogue', name],
} as const;

export const countsQuery = queryOptions({
  queryKey: safetyKeys.counts,
  queryFn: ({ signal }) => call(getReportCounts, {}, { signal }),
  refetchInterval: POLL_MS,
});

/** The fields of work, in two levels. */
export const reportFieldsQuery = queryOptions({
  queryKey: safetyKeys.catalogue('report-fields'),
  queryFn: ({ signal }) => call(listReportFields, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The statuses of a submitted report, in their order. */
export const reportStatusesQuery = queryOptions({
  queryKey: safetyKeys.catalogue('report-status'),
  queryFn: ({ signal }) => call(listReportStatuses, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
