import { listToAttach } from '@portal/contract/approval';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';

export const TO_ATTACH_A_PAGE = 10;

/** Completed documents that one may see and attach; `offset` counts pages. */
export const toAttachQuery = (searchText: string, offset: number) =>
  queryOptions({
    queryKey: ['approval', 'to-attach', searchText, offset],
    queryFn: ({ signal }) =>
      call(
        listToAttach,
        { query: { ...(searchText === '' ? {} : { searchText }), offset, limit: TO_ATTACH_A_PAGE } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
