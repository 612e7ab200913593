import { markRead } from '@portal/contract/notification';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call } from './calls/call.ts';
import { notificationKeys, tabs, unreadQuery } from './unread.ts';

/** Marks the notifications of a record as read, or all of them. */
export const useMarkRead = () =>
  useMutation({
    mutationFn: (record?: { type: string; id: number }) => call(markRead, { body: record ? { record } : {} }),
    onSuccess: () => tabs.postMessage('read'),
    meta: { refreshes: [notificationKeys.all], ownErrors: true },
  });

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const isInSight = (): boolean => document.visibilityState === 'visible';

/**
 * Marks the notifications of an open record as read, also those that arrive meanwhile. A hidden browser tab does not
 * count as open.
 */
export const useOpened = (type: string, id: number | undefined): void => {
  const { data } = useQuery(unreadQuery);
  const { mutate } = useMarkRead();
  const looked = useRef({ record: '', unread: 0 });
  const unread = data?.unread ?? 0;
  const isSeen = useSyncExternalStore(onVisibility, isInSight);
  useEffect(() => {
    if (id === undefined || !isSeen) return;
    const record = `${type} ${id}`;
    const hasNew = unread > (looked.current.record === record ? looked.current.unread : 0);
    looked.current = { record, unread };
    if (hasNew) mutate({ type, id });
  }, [unread, type, id, isSeen, mutate]);
};
