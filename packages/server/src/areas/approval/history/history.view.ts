import type { HistoryEntry } from '@portal/contract/approval';
import type { HistoryRow } from './history.queries.ts';

/** An entry of the history. */
export const viewHistoryEntry = ({ at, act, actor, inPlaceOf, seq }: HistoryRow): HistoryEntry => ({
  at: new Date(at).toISOString(),
  act,
  actor,
  inPlaceOf,
  seq,
});
