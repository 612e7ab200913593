import { listHazardCategories, listOccurrences, listPotentialConsequences } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { safetyKeys } from './api.ts';

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
