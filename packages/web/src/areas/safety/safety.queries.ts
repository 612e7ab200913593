import { type actionFamilies, getReportCounts } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/calls/call.ts';
import { POLL_MS } from '../../platform/calls/poll.ts';

/** The families of records that assessments, hazards and actions belong to, as the calls name them. */
export type Family = keyof typeof actionFamilies;

/** One record, whose id identifies its case. */
export type CaseRef = { readonly family: Family; readonly id: number };

export const safetyKeys = {
  /** Mutations of the area name this in `meta.refreshes`. */
  all: ['safety'],
  counts: ['safety', 'counts'],
  list: ['safety', 'list'],
  drafts: ['safety', 'drafts'],
  report: (id: number) => ['safety', 'reports', id],
  investigations: ['safety', 'investigation-list'],
  hazards: ['safety', 'hazard-log'],
  actionLog: ['safety', 'action-log'],
  board: ['safety', 'board'],
  filings: ['safety', 'filings'],
  lessons: ['safety', 'lesson-list'],
  lesson: (id: number) => ['safety', 'lessons', id],
  /** A record with a case, and its parts. */
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

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The record that this is a part of: new data of a part refetches the record as well. */
      along?: readonly unknown[];
    };
  }
}

/** Options of a query for a part of a case: new data refetches the record, whose status and locks may have changed. */
export const partOf = (of: CaseRef) => ({ meta: { along: safetyKeys.case(of) } });
