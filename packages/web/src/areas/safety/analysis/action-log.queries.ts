import { actionStatuses, caseKinds, caseWords, listActions } from '@portal/contract/safety';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { translate } from '../../../platform/i18n.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { oneOf, pagedBySize, text, viewOf } from '../../../ui/list/list-kinds.ts';
import { divisionKind, overdueKind, ownerKind, periodKinds, withoutReversed } from '../filter/safety-filter-kinds.ts';
import { safetyKeys } from '../safety.queries.ts';
import { analysisWords } from './analysis.words.ts';

/** The address of the action log (rules/safety.md#action-log). */
export const actionLogList = listAddress(
  {
    ...pagedBySize,
    ...periodKinds,
    source: oneOf(() => caseKinds),
    status: oneOf(() => actionStatuses),
    ownerId: ownerKind,
    divisionId: divisionKind,
    overdue: overdueKind,
    searchText: text(),
    sort: viewOf(
      () => ['Newest', 'Due'] as const,
      () => 'Newest',
    ),
  },
  {
    source: (kind) => translate(analysisWords.kind[kind]),
    status: (status) => translate(caseWords.status[status]),
  },
);

type ActionLogSearch = SearchIn<typeof actionLogList>;

export const actionLogQuery = (search: ActionLogSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.actionLog, search],
    queryFn: ({ signal }) => call(listActions, { query: withoutReversed(search) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const prefetchActionLog = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  void queryClient.prefetchQuery(actionLogQuery(actionLogList.query(search)));
};
