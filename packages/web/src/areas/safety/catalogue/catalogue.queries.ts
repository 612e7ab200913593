import {
  listHazardCategories,
  listOccurrences,
  listPotentialConsequences,
  listReportFields,
  listReportStatuses,
  listRootCauses,
} from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { safetyKeys } from '../safety.queries.ts';

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

export const rootCausesQuery = queryOptions({
  queryKey: safetyKeys.catalogue('root-causes'),
  queryFn: ({ signal }) => call(listRootCauses, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
