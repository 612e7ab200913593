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
import { useWayOut } from '../form/unsaved-guard.ts';
import { queueWords } from './queue.words.ts';
import type { QueueBarProps, QueueLink } from './queue-bar.tsx';
import { LONGEST_QUEUE, nextWaiting, placeIn, type Queued, queuedIn } from './queue-order.ts';

/**
 * A list as it is now, for a queue that begins from it: what was fetched a while ago would lead through what was dealt with,
 * and end before what has come since. Where it cannot be had anew, as it was.
 */
export const useListNow = <Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  isMeant: boolean,
): Data | undefined => {
  const { data, isFetchedAfterMount, isPlaceholderData } = useQuery({
    ...options,
    enabled: isMeant,
    refetchOnMount: 'always',
  });
  return isFetchedAfterMount && !isPlaceholderData ? data : undefined;
};

/** So many stand ready, that a quick hand does not wait. */
const READY = 2;

/**
 * Brings what comes next while one reads. `bring` answers whether it still waits; in the place of one that does not, the
 * one after it is brought.
 */
const useAhead = (ids: readonly number[], id: number, bring: (id: number) => Promise<boolean>): void => {
  const now = useRef(bring);
  useEffect(() => {
    now.current = bring;
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

/** What one is told on the way through a queue: what was passed over, and that it has come to its end. */
const notifyOfQueue = async ({ passed, isOver, length, isHome }: Progress): Promise<void> => {
  if (passed === 0 && !isOver) return;
  if (passed > 0) notifyDone(translate(queueWords.passed, { count: passed }));
  // More may wait than a queue holds.
  const isFull = length === LONGEST_QUEUE;
  const end = isHome ? translate(queueWords.endAtHome) : translate(queueWords.end);
  if (isOver) notifyDone(isFull ? translate(queueWords.endOfFull, { count: length }) : end);
};

type Given<Data, Key extends QueryKey> = {
  id: number;
  /** The queue as the address tells it. */
  queue: string | undefined;
  /** The same as its list has it, for whoever comes from there to an address that tells none yet. */
  begun?: string | undefined;
  /** How one of them is fetched: what is fetched already tells whether it waits. */
  recordOf: (queued: Queued) => FetchQueryOptions<Data, Error, Data, Key>;
  waits: (record: Data) => boolean;
  /** Brings what its screen needs besides. */
  bringMore?: (record: Data) => void;
  linkOf: (queued: Queued, queue: string) => QueueLink;
  /** What the address says of the queue besides. */
  also?: Readonly<Record<string, string>>;
  /** The list at which one is when it is over. */
  list: QueueLink & { state?: object };
};

/**
 * Whether one came from the list of what waits, or from home where its most urgent stands: whoever comes by an address that
 * leads to one record means that one.
 */
export const useComesFrom = (): 'list' | 'home' | undefined =>
  useRouterState({
    select: ({ location: { state } }) =>
      state.queued === 'list' || state.queued === 'home' ? state.queued : undefined,
  });

/** Where one is on the way to, before it is on the screen: whoever presses again means from there on. */
const useHeading = (): number | undefined => useRouterState({ select: ({ location }) => location.state.queuedAt });

/** The address keeps the queue from its first record on; it does not change under whoever goes through it. */
const useStoredQueue = (text: string | undefined, isNew: boolean, also: Given<unknown, QueryKey>['also']): void => {
  const navigate = useNavigate();
  const more = useRef(also);
  useEffect(() => {
    if (!isNew) return;
    const search = (now: object) => ({ ...now, ...more.current, queue: text });
    void navigate({ to: '.', search: search as never, hash: true, state: true, replace: true, resetScroll: false });
  }, [isNew, text, navigate]);
};

/** The queue that a record stands in, the way from it once one is done, and the next ones fetched ahead. */
export const useQueue = <Data, Key extends QueryKey>(given: Given<Data, Key>) => {
  const { id, queue, begun, recordOf, waits, bringMore, linkOf, also, list } = given;
  const go = useWayOut();
  const queryClient = useQueryClient();
  const text = queue ?? begun;
  const line = useMemo(() => (text === undefined ? [] : queuedIn(text)), [text]);
  const ids = useMemo(() => line.map((each) => each.id), [line]);
  const position = placeIn(ids, useHeading() ?? id);
  useStoredQueue(text, queue === undefined && position !== undefined, also);
  const queuedOf = (each: number): Queued => line.find((queued) => queued.id === each) ?? { id: each, where: 0 };
  /** Whether it is known of one that it no longer waits: dealt with elsewhere, taken back, or read by others now. */
  const isProcessed = (each: number): boolean => {
    const { data, error } = queryClient.getQueryState<Data>(recordOf(queuedOf(each)).queryKey) ?? {};
    return isRefusal(error) || (data !== undefined && !waits(data));
  };
  /** Fetches it, so that it is there when one comes to it; what could not be fetched may still wait. */
  const bring = async (each: number): Promise<boolean> => {
    const record = recordOf(queuedOf(each));
    await queryClient.prefetchQuery(record);
    if (isProcessed(each)) return false;
    const there = queryClient.getQueryData<Data>(record.queryKey);
    if (there !== undefined) bringMore?.(there);
    return true;
  };
  useAhead(ids, id, bring);
  const linkTo = (each: number): QueueLink => linkOf(queuedOf(each), text ?? '');
  /** To what waits next; at the end, and where nothing waits in turn, to the list. */
  const leave = (): void => {
    const { next, passed } = nextWaiting(ids, id, isProcessed);
    if (position)
      void notifyOfQueue({ passed, isOver: next === undefined, length: ids.length, isHome: list.to === '/' });
    // What was written went with the act, though the form may not know it yet.
    if (next === undefined) void go(list);
    else void go({ ...linkTo(next), replace: true, state: { queued: 'act', queuedAt: next } });
  };
  const bar: QueueBarProps | undefined = position && { place: position, linkOf: linkTo };
  return { bar, leave };
};
