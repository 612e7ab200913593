import type { MyAction } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { type ListName, myActionCalls, myActionsKey } from './api.ts';

/** So many are looked through for what is most urgent. */
const LOOKED_AT = 200;

/** The newest of a list, many at once. */
export const newestQuery = (list: ListName) =>
  queryOptions({
    queryKey: myActionsKey(list, 'newest'),
    queryFn: ({ signal }) => newestOf(list, LOOKED_AT, signal),
  });

export const newestOf = (list: ListName, limit: number, signal: AbortSignal) =>
  call(myActionCalls[list], { query: { limit } }, { signal });

/** The overdue first, then by the day until which they are to be done. */
export const byUrgency = (one: MyAction, other: MyAction): number =>
  Number(other.isOverdue) - Number(one.isOverdue) ||
  one.dueDate.localeCompare(other.dueDate) ||
  one.mitigationId - other.mitigationId;
