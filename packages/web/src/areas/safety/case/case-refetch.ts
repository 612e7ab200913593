import { hashKey, type Query, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { deviceTime } from '../../../platform/device/clock.ts';
import { type CaseRef, safetyKeys } from '../safety.queries.ts';

/** A record that came less than this before its part came with it. */
const TOGETHER_MS = 1000;

const isOlder = ({ state }: Query): boolean => deviceTime() - state.dataUpdatedAt > TOGETHER_MS;

/** A part that tells something new asks for the record as well; one that is polled in vain asks for nothing. */
const useRefetchWithParts = ({ family, id }: CaseRef): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const queryKey = safetyKeys.case({ family, id });
    const record = hashKey(queryKey);
    const told = new WeakMap<Query, unknown>();
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      const { meta, state } = event.query;
      if (meta?.along === undefined || hashKey(meta.along) !== record) return;
      if (told.get(event.query) === state.data) return;
      told.set(event.query, state.data);
      void queryClient.refetchQueries(
        { queryKey, exact: true, type: 'active', predicate: isOlder },
        { cancelRefetch: false },
      );
    });
  }, [family, id, queryClient]);
};

/**
 * A case that is looked at stands as it is beside its parts: whoever turns to another of its tabs has what was known of it
 * for a while asked for again.
 */
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
