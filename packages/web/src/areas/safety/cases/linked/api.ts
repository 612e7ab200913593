import { listToHazard, listToInvestigation, type ReportType } from '@portal/contract/safety';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/call.ts';
import { safetyKeys } from '../../report/lookups.api.ts';

const lists = { investigation: listToInvestigation, hazard: listToHazard } as const;
/** What a report is to be linked to. */
export type LinkedBy = keyof typeof lists;

const A_PAGE = 10;

export type Looked = { reportType: ReportType | undefined; searchText: string; offset: number };

/** Reports that may be linked; `offset` counts pages. */
export const linkableQuery = (by: LinkedBy, { reportType, searchText, offset }: Looked) =>
  queryOptions({
    queryKey: [...safetyKeys.list, 'to-link', by, reportType ?? null, searchText, offset],
    queryFn: ({ signal }) =>
      call(
        lists[by],
        {
          query: {
            ...(reportType === undefined ? {} : { reportType }),
            ...(searchText === '' ? {} : { searchText }),
            offset,
            limit: A_PAGE,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
