import { type HazardRow, listHazards } from '@portal/contract/safety';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/call.ts';
import type { ListPage } from '../../../../ui/list/page.ts';
import { safetyKeys } from '../../report/lookups.api.ts';
import type { HazardSearch } from './search.ts';

export const hazardsQuery = (search: HazardSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.hazards, search],
    queryFn: ({ signal }): Promise<ListPage<HazardRow>> => call(listHazards, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });
