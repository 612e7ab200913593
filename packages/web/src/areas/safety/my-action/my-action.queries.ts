import {
  type ActionOrder,
  getHazard,
  getInvestigation,
  listCreatedActions,
  listMyActions,
  listReferredActions,
  MY_ACTION_LIMIT,
  type MyAction,
} from '@portal/contract/safety';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { call } from '../../../platform/calls/call.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import { type ActionRef, actionQuery, familyOf } from '../action/action.queries.ts';
import { safetyKeys } from '../safety.queries.ts';
import { myActionList, typeOf } from './my-action-links.ts';

/** The lists of My Action in their order: those I take, those I am informed of, those I requested. */
export const listNames = ['assigned', 'referred', 'created'] as const;
export type ListName = (typeof listNames)[number];

export const myActionCalls = {
  assigned: listMyActions,
  referred: listReferredActions,
  created: listCreatedActions,
} as const;

const myActionsKey = (list: ListName, ...rest: readonly (string | number)[]) =>
  [...safetyKeys.all, 'my-actions', list, ...rest] as const;

/** One page of one of the lists. */
export const myActionsQuery = (list: ListName, offset: number) =>
  queryOptions({
    queryKey: myActionsKey(list, offset),
    queryFn: ({ signal }) => call(myActionCalls[list], { query: { offset, limit: MY_ACTION_LIMIT } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The lists with actions that wait for the user: to take them, or to answer their closing request. */
export type WaitingList = Exclude<ListName, 'referred'>;

type How = { sort?: ActionOrder; limit: number };

/** The waiting actions of a list, newest first by default. */
export const waitingQuery = (list: WaitingList, { sort = 'Newest', limit }: How) =>
  queryOptions({
    queryKey: myActionsKey(list, 'waiting', sort, limit),
    queryFn: ({ signal }) => call(myActionCalls[list], { query: { waiting: true, sort, limit } }, { signal }),
  });

/** The number of actions that home reads, most urgent first. */
const LOOKED_AT = 100;

export const urgentQuery = (list: WaitingList) => waitingQuery(list, { sort: 'Due', limit: LOOKED_AT });

/** The overdue first, then by the day until which they are to be done. */
export const byUrgency = (one: MyAction, other: MyAction): number =>
  Number(other.isOverdue) - Number(one.isOverdue) ||
  one.dueDate.localeCompare(other.dueDate) ||
  one.mitigationId - other.mitigationId;

/** The first queries of My Action: the lists that everybody has. */
export const prefetchMyActions = (queryClient: QueryClient, given: Readonly<Record<string, unknown>>): void => {
  const { assigned = 0, referred = 0 } = myActionList.read(given);
  void queryClient.prefetchQuery(myActionsQuery('assigned', assigned));
  void queryClient.prefetchQuery(myActionsQuery('referred', referred));
};

type Address = { type: string; id: string; mid: string };

/** Fetches the action of an address before its screen is shown; the screen shows a failure. */
export const loadMyAction = async (queryClient: QueryClient, { type, id, mid }: Address): Promise<ActionRef> => {
  const kinds = Object.keys(typeOf) as (keyof typeof typeOf)[];
  const kind = kinds.find((each) => typeOf[each] === type);
  if (kind === undefined) throw notFound();
  const of = { family: familyOf[kind], id: recordIdIn(id), mid: recordIdIn(mid) };
  // Cached data is enough: the screen refetches.
  await queryClient.ensureQueryData(actionQuery(of)).catch(() => undefined);
  return of;
};

/** The part of an investigation that mitigators and referrers may read. */
export const investigationQuery = (id: number) =>
  queryOptions({
    queryKey: [...safetyKeys.all, 'investigation', id],
    queryFn: ({ signal }) => call(getInvestigation, { params: { id } }, { signal }),
  });

export const hazardQuery = (id: number) =>
  queryOptions({
    queryKey: [...safetyKeys.all, 'hazard', id],
    queryFn: ({ signal }) => call(getHazard, { params: { id } }, { signal }),
  });
