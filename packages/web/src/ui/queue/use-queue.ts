import {
  type FetchQueryOptions,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { isRefusal } from '../../platform/calls/failure.ts';
import { translate } from '../../platform/i18n.ts';
import { notifyDone } from '../dialog/toast-notify.ts';
import { useNavigateUnguarded } from '../form/unsaved-guard.ts';
import { queueWords } from './queue.words.ts';
import type { QueueBarProps, QueueLink } from './queue-bar.tsx';
import { LONGEST_QUEUE, nextWaiting, placeIn, type Queued, queuedIn } from './queue-order.ts';

/**
 * Refetches a list before a queue starts from it: an old list would contain completed records and miss new ones. If
 * that fails, the old list is used.
 */
export const useListNow = <Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  isEnabled: boolean,
): Data | undefined => {
  const { data, isFetchedAfterMount, isPlaceholderData } = useQuery({
    ...options,
    enabled: isEnabled,
    refetchOnMount: 'always',
  });
  return isFetchedAfterMount && !isPlaceholderData ? data : undefined;
};

/** Number of next records to prefetch. */
const READY = 2;

/**
 * Prefetches the next records while one is open. `prefetch` resolves to whether a record still waits; one that does not is
 * replaced by the next.
 */
const usePrefetchNext = (ids: readonly number[], id: number, prefetch: (id: number) => Promise<boolean>): void => {
  const now = useRef(prefetch);
  useEffect(() => {
    now.current = prefetch;
  });
  useEffect(() => {
    let isOver = false;
    const place = ids.indexOf(id);
    const walk = async (): Promise<void> => {
      let ready = 0;
      for (const each of place < 0 ? [] : ids.slice(place + 1)) {
        if (isOver || ready === READY) return;
        if (await now.current(each)) ready += 1;
      }
    };
    void walk();
    return () => {
      isOver = true;
    };
  }, [ids, id]);
};

type Progress = { passed: number; isOver: boolean; length: number; isHome: boolean };

/** Messages during a queue: which records were skipped, and that it has ended. */
const notifyOfQueue = async ({ passed, isOver, length, isHome }: Progress): Promise<void> => {
  if (passed === 0 && !isOver) return;
  if (passed > 0) notifyDone(translate(queueWords.passed, { count: passed }));
  // A queue has a maximum length, so there may be more.
  const isFull = length === LONGEST_QUEUE;
  const end = isHome ? translate(queueWords.endAtHome) : translate(queueWords.end);
  if (isOver) notifyDone(isFull ? translate(queueWords.endOfFull, { count: length }) : end);
};

type Options<Data, Key extends QueryKey> = {
  id: number;
  /** The queue from the address. */
  queue: string | undefined;
  /** The queue from its list, for navigation from there to an address without one. */
  begun?: string | undefined;
  /** The query of a record, whose data show whether it still waits. */
  recordOf: (queued: Queued) => FetchQueryOptions<Data, Error, Data, Key>;
  waits: (record: Data) => boolean;
  /** Prefetches what its screen needs in addition. */
  prefetchMore?: (record: Data) => void;
  linkOf: (queued: Queued, queue: string) => QueueLink;
  /** Further search parameters of the address. */
  also?: Readonly<Record<string, string>>;
  /** The list at which one is when it is over. */
  list: QueueLink & { state?: object };
};

/**
 * Whether the user came from the list of waiting records or from its most urgent ones on the home page. With a direct
 * link the user wants just that record.
 */
export const useComesFrom = (): 'list' | 'home' | undefined =>
  useRouterState({
    select: ({ location: { state } }) =>
      state.queued === 'list' || state.queued === 'home' ? state.queued : undefined,
  });

/** The position that a navigation in progress leads to, so that pressing again continues from there. */
const useHeading = (): number | undefined => useRouterState({ select: ({ location }) => location.state.queuedAt });

/** Writes the queue to the address of its first record; it does not change while the user goes through it. */
const useStoredQueue = (text: string | undefined, isNew: boolean, also: Options<unknown, QueryKey>['also']): void => {
  const navigate = useNavigate();
  const more = useRef(also);
  useEffect(() => {
    if (!isNew) return;
    const search = (now: object) => ({ ...now, ...more.current, queue: text });
    void navigate({ to: '.', search: search as never, hash: true, state: true, replace: true, resetScroll: false });
  }, [isNew, text, navigate]);
};

/** The queue of a record, the navigation after an act, and prefetching of the next records. */
export const useQueue = <Data, Key extends QueryKey>(options: Options<Data, Key>) => {
  const { id, queue, begun, recordOf, waits, prefetchMore, linkOf, also, list } = options;
  const go = useNavigateUnguarded();
  const queryClient = useQueryClient();
  const text = queue ?? begun;
  const line = useMemo(() => (text === undefined ? [] : queuedIn(text)), [text]);
  const ids = useMemo(() => line.map((each) => each.id), [line]);
  const position = placeIn(ids, useHeading() ?? id);
  useStoredQueue(text, queue === undefined && position !== undefined, also);
  const queuedOf = (each: number): Queued => line.find((queued) => queued.id === each) ?? { id: each, where: 0 };
  /** Whether a record is known not to wait any more: completed elsewhere, taken back, or reassigned. */
  const isProcessed = (each: number): boolean => {
    const { data, error } = queryClient.getQueryState<Data>(recordOf(queuedOf(each)).queryKey) ?? {};
    return isRefusal(error) || (data !== undefined && !waits(data));
  };
  /** Prefetches it; one that could not be fetched may still wait. */
  const prefetch = async (each: number): Promise<boolean> => {
    const record = recordOf(queuedOf(each));
    await queryClient.prefetchQuery(record);
    if (isProcessed(each)) return false;
    const there = queryClient.getQueryData<Data>(record.queryKey);
    if (there !== undefined) prefetchMore?.(there);
    return true;
  };
  usePrefetchNext(ids, id, prefetch);
  const linkTo = (each: number): QueueLink => linkOf(queuedOf(each), text ?? '');
  /** Continues with the next waiting record, or with the list after the last one. */
  const leave = (): void => {
    const { next, passed } = nextWaiting(ids, id, isProcessed);
    if (position)
      void notifyOfQueue({ passed, isOver: next === undefined, length: ids.length, isHome: list.to === '/' });
    // The typed text was sent with the act, although the form may not have been updated yet.
    if (next === undefined) void go(list);
    else void go({ ...linkTo(next), replace: true, state: { queued: 'act', queuedAt: next } });
  };
  const bar: QueueBarProps | undefined = position && { place: position, linkOf: linkTo };
  return { bar, leave };
};
