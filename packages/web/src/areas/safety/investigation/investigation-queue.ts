import { type Investigation, listInvestigationsCall } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { linkOptions, useRouterState, useSearch } from '@tanstack/react-router';
import { createContext } from 'react';
import { call } from '../../../platform/calls/call.ts';
import { LONGEST_QUEUE, queue, queueText } from '../../../ui/queue/queue-order.ts';
import { useListNow, useQueue } from '../../../ui/queue/use-queue.ts';
import { safetyKeys } from '../safety.queries.ts';
import { type InvestigationSearch, investigationQuery } from './investigation.queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The queue of plans that wait for approval. */
    plans?: boolean;
  }
}

/** Opens the next plan that waits for approval; undefined outside a queue. */
export const NextPlan = createContext<(() => void) | undefined>(undefined);

const rowsQuery = queryOptions({
  queryKey: [...safetyKeys.investigations, 'plans-queue'],
  queryFn: ({ signal }) =>
    call(listInvestigationsCall, { query: { status: 'Approval', limit: LONGEST_QUEUE } }, { signal }),
});

const waits = ({ can }: Investigation): boolean => can.return === true;

/** An investigation of the queue of plans that wait for approval. */
export const usePlanQueue = (id: number, listSearch: InvestigationSearch) => {
  const search = useSearch({ strict: false }) as { queue?: unknown; action?: unknown };
  const came = useRouterState({ select: ({ location }) => location.state.plans === true });
  const text = search.action === undefined ? queue().read(search.queue) : undefined;
  const rows = useListNow(rowsQuery, came && text === undefined)?.items;
  return useQueue({
    id,
    queue: text,
    begun: came && rows !== undefined && rows.length > 1 ? queueText(rows.map((row) => row.id)) : undefined,
    recordOf: (queued) => investigationQuery(queued.id),
    waits,
    linkOf: (queued, line) =>
      linkOptions({
        to: '/esms/investigation/view/$id',
        params: { id: String(queued.id) },
        search: { ...listSearch, queue: line } as InvestigationSearch,
        hash: 'postProcess',
      }),
    list: linkOptions({ to: '/' }),
  });
};
