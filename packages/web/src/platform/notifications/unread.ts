import { countUnread } from '@portal/contract/notification';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

export const notificationKeys = {
  /** Mutations name this in `meta.refreshes`. */
  all: ['notification'],
  unread: ['notification', 'unread'],
  list: (unread: boolean) => ['notification', 'list', unread],
  choices: ['notification', 'choices'],
} as const;

/** Tells the other tabs that something was read in this one. */
export const readHere = new BroadcastChannel('portal-read');

export const unreadQuery = queryOptions({
  queryKey: notificationKeys.unread,
  queryFn: ({ signal }) => call(countUnread, {}, { signal }),
});
