import { type InvestigationRow, listInvestigationsCall } from '@portal/contract/safety';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/calls/call.ts';
import type { ListPage } from '../../../../ui/list/list-page.ts';
import { safetyKeys } from '../../report/report-lookups.queries.ts';
import type { InvestigationSearch } from './investigation-list-search.ts';

export const investigationsQuery = (search: InvestigationSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.investigations, search],
    queryFn: ({ signal }): Promise<ListPage<InvestigationRow>> =>
      call(listInvestigationsCall, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });
