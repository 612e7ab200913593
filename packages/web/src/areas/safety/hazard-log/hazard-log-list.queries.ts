import { type HazardRow, listHazards } from '@portal/contract/safety';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { safetyKeys } from '../report/report-lookups.queries.ts';
import type { HazardSearch } from './hazard-log-list-search.ts';

export const hazardsQuery = (search: HazardSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.hazards, search],
    queryFn: ({ signal }): Promise<ListPage<HazardRow>> => call(listHazards, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });
