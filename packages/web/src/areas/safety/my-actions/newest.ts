import { call } from '../../../platform/call.ts';
import { type ListName, myActionCalls } from './api.ts';

/** The newest of a list, many at once. */
export const newestOf = (list: ListName, limit: number, signal: AbortSignal) =>
  call(myActionCalls[list], { query: { limit } }, { signal });
