import { listCreatedActions, listMyActions, listReferredActions, MY_ACTION_LIMIT } from '@portal/contract/safety';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { safetyKeys } from '../report/report-lookups.queries.ts';

/** The lists of My Action in their order: those I take, those I am informed of, those I requested. */
export const listNames = ['assigned', 'referred', 'created'] as const;
export type ListName = (typeof listNames)[number];

export const myActionCalls = {
  assigned: listMyActions,
  referred: listReferredActions,
  created: listCreatedActions,
} as const;

export const myActionsKey = (list: ListName, ...rest: readonly (string | number)[]) =>
  [...safetyKeys.all, 'my-actions', list, ...rest] as const;

/** One page of one of the lists. */
export const myActionsQuery = (list: ListName, offset: number) =>
  queryOptions({
    queryKey: myActionsKey(list, offset),
    queryFn: ({ signal }) => call(myActionCalls[list], { query: { offset, limit: MY_ACTION_LIMIT } }, { signal }),
    placeholderData: keepPreviousData,
  });
