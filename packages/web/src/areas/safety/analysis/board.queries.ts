import { getBoard, statusNames } from '@portal/contract/safety';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { caseKinds, flightKinds, reportKinds, withoutReversed } from '../filter/safety-filter-kinds.ts';
import { safetyKeys } from '../safety.queries.ts';

/** The address of the board: the filters of the list of reports that say something of reports (rules/safety.md#board). */
export const boardAddress = listAddress(
  {
    ...reportKinds,
    ...caseKinds,
    ...flightKinds,
  },
  {
    reportType: (type) => type,
    status: (status) => statusNames[status],
  },
);

type BoardSearch = SearchIn<typeof boardAddress>;

export const boardQuery = (search: BoardSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.board, search],
    queryFn: ({ signal }) => call(getBoard, { query: withoutReversed(search) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const prefetchBoard = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  void queryClient.prefetchQuery(boardQuery(boardAddress.query(search)));
};
