import { hashKey, type Query, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { deviceTime } from '../../../platform/device/clock.ts';
import { type CaseRef, safetyKeys } from '../safety.queries.ts';

/** A record that was fetched less than this before its part is not refetched. */
const TOGETHER_MS = 1000;

const isOlder = ({ state }: Query): boolean => deviceTime() - state.dataUpdatedAt > TOGETHER_MS;

/** A part with new data refetches its record as well; a poll without new data does not. */
const useRefetchWithParts = ({ family, id }: CaseRef): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const queryKey = safetyKeys.case({ family, id });
    const record = hashKey(queryKey);
    const seen = new WeakMap<Query, unknown>();
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      const { meta, state } = event.query;
      if (meta?.along === undefined || hashKey(meta.along) !== record) return;
      if (seen.get(event.query) === state.data) return;
      seen.set(event.query, state.data);
      void queryClient.refetchQueries(
        { queryKey, exact: true, type: 'active', predicate: isOlder },
        { cancelRefetch: false },
      );
    });
  }, [family, id, queryClient]);
};

/** Keeps an open case up to date with its parts: stale queries are refetched when the tab changes. */
export const useCaseRefetch = ({ family, id }: CaseRef): void => {
  const queryClient = useQueryClient();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const last = useRef(hash);
  useRefetchWithParts({ family, id });
  useEffect(() => {
    if (last.current === hash) return;
    last.current = hash;
    const filters = { queryKey: safetyKeys.case({ family, id }), type: 'active', stale: true } as const;
    void queryClient.refetchQueries(filters, { cancelRefetch: false });
  }, [hash, family, id, queryClient]);
};
