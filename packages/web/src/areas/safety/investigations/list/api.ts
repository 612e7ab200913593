import { type InvestigationRow, listInvestigationsCall } from '@portal/contract/safety';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/call.ts';
import type { ListPage } from '../../../../ui/list/page.ts';
import { safetyKeys } from '../../report/lookups.api.ts';
import type { InvestigationSearch } from './search.ts';

export const investigationsQuery = (search: InvestigationSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.investigations, search],
    queryFn: ({ signal }): Promise<ListPage<InvestigationRow>> =>
      call(listInvestigationsCall, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });
