import { type ActionOrder, listCreatedActions, listMyActions, type MyAction } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { myActionsKey } from './my-action.queries.ts';

/** The lists that hold what one is to do something about: take it, or decide on the closing request of it. */
const calls = { assigned: listMyActions, created: listCreatedActions } as const;
export type WaitingList = keyof typeof calls;

type How = { sort?: ActionOrder; limit: number };

/** What waits of a list, the newest first unless asked for otherwise. */
export const waitingQuery = (list: WaitingList, { sort = 'Newest', limit }: How) =>
  queryOptions({
    queryKey: myActionsKey(list, 'waiting', sort, limit),
    queryFn: ({ signal }) => call(calls[list], { query: { waiting: true, sort, limit } }, { signal }),
  });

/** So many of them are looked at on home, the most urgent first. */
const LOOKED_AT = 100;

export const urgentQuery = (list: WaitingList) => waitingQuery(list, { sort: 'Due', limit: LOOKED_AT });

/** The overdue first, then by the day until which they are to be done. */
export const byUrgency = (one: MyAction, other: MyAction): number =>
  Number(other.isOverdue) - Number(one.isOverdue) ||
  one.dueDate.localeCompare(other.dueDate) ||
  one.mitigationId - other.mitigationId;
