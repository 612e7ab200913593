import { getHazard, type Hazard, type HazardRow, listHazards, reopenHazard } from '@portal/contract/safety';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import type { ListPage } from '../../../ui/list/page.ts';
import { safetyKeys } from '../report/lookups.api.ts';
import type { HazardSearch } from './list/search.ts';

export const hazardsQuery = (search: HazardSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.hazards, search],
    queryFn: ({ signal }): Promise<ListPage<HazardRow>> => call(listHazards, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const loggedHazardQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.case({ family: 'hazards', id }),
    queryFn: ({ signal }) => call(getHazard, { params: { id } }, { signal }),
  });

export const reopen = ({ id, version }: Hazard) => call(reopenHazard, { params: { id } }, { ifMatch: version });
