import {
  completeReport,
  deleteReport,
  downloadReportFile,
  downloadReportZip,
  getReport,
  getReportCounts,
  listHazardCategories,
  listOccurrences,
  listPotentialConsequences,
  listReportFields,
  listReportStatuses,
  reopenReport,
} from '@portal/contract/safety';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { download } from '../../../platform/download.ts';
import { POLL_MS } from '../../../platform/poll.ts';

export const safetyKeys = {
  /** Mutations of the area name this in `meta.refreshes`. */
  all: ['safety'],
  counts: ['safety', 'counts'],
  list: ['safety', 'list'],
  drafts: ['safety', 'drafts'],
  report: (id: number) => ['safety', 'report', id],
  assessments: (id: number) => ['safety', 'report', id, 'assessments'],
  hazard: (id: number) => ['safety', 'report', id, 'hazard'],
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

/** The categories of occurrences, by their groups. */
export const occurrencesQuery = queryOptions({
  queryKey: safetyKeys.catalogue('occurrences'),
  queryFn: ({ signal }) => call(listOccurrences, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const hazardCategoriesQuery = queryOptions({
  queryKey: safetyKeys.catalogue('hazard-categories'),
  queryFn: ({ signal }) => call(listHazardCategories, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const consequencesQuery = queryOptions({
  queryKey: safetyKeys.catalogue('potential-consequences'),
  queryFn: ({ signal }) => call(listPotentialConsequences, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The statuses of a submitted report, in their order. */
export const reportStatusesQuery = queryOptions({
  queryKey: safetyKeys.catalogue('report-status'),
  queryFn: ({ signal }) => call(listReportStatuses, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const reportQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.report(id),
    queryFn: ({ signal }) => call(getReport, { params: { id } }, { signal }),
  });

type Versioned = { id: number; version: number };

/** Acts that are asked for once more before they are done. */
export const actMutations = {
  delete: ({ id, version }: Versioned) => call(deleteReport, { params: { id } }, { ifMatch: version }),
  complete: ({ id, version }: Versioned) => call(completeReport, { params: { id } }, { ifMatch: version }),
  reopen: ({ id, version }: Versioned) => call(reopenReport, { params: { id } }, { ifMatch: version }),
} as const;
export type ConfirmedAct = keyof typeof actMutations;

export const fileMutation = mutationOptions({
  mutationFn: (params: { id: number; fileId: number }) => download(downloadReportFile, { params }),
});

export const zipMutation = mutationOptions({
  mutationFn: (id: number) => download(downloadReportZip, { params: { id } }),
});
