import {
  listCreatedActions,
  listMyActions,
  listReferredActions,
  MY_ACTION_LIMIT,
  type MyAction,
} from '@portal/contract/safety';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { safetyKeys } from '../report/lookups.api.ts';

/** The lists of My Action in their order: those I take, those I am informed of, those I requested. */
export const listNames = ['assigned', 'referred', 'created'] as const;
export type ListName = (typeof listNames)[number];

const calls = { assigned: listMyActions, referred: listReferredActions, created: listCreatedActions } as const;

const key = (list: ListName, ...rest: readonly (string | number)[]) =>
  [...safetyKeys.all, 'my-actions', list, ...rest] as const;

/** One page of one of the lists. */
export const myActionsQuery = (list: ListName, offset: number) =>
  queryOptions({
    queryKey: key(list, offset),
    queryFn: ({ signal }) => call(calls[list], { query: { offset, limit: MY_ACTION_LIMIT } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** So many are looked through for what is most urgent. */
const LOOKED_AT = 200;

/** The newest of a list, many at once. */
export const newestQuery = (list: ListName) =>
  queryOptions({
    queryKey: key(list, 'newest'),
    queryFn: ({ signal }) => newestOf(list, LOOKED_AT, signal),
  });

export const newestOf = (list: ListName, limit: number, signal: AbortSignal) =>
  call(calls[list], { query: { limit } }, { signal });

/** The overdue first, then by the day until which they are to be done. */
export const byUrgency = (one: MyAction, other: MyAction): number =>
  Number(other.isOverdue) - Number(one.isOverdue) ||
  one.dueDate.localeCompare(other.dueDate) ||
  one.mitigationId - other.mitigationId;
