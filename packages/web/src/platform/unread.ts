import { countUnread } from '@portal/contract/notification';
import { queryOptions } from '@tanstack/react-query';
import { call } from './calls/call.ts';
import { openChannel } from './device/channel.ts';

export const notificationKeys = {
  /** Mutations name this in `meta.refreshes`. */
  all: ['notification'],
  unread: ['notification', 'unread'],
  list: (unread: boolean) => ['notification', 'list', unread],
  choices: ['notification', 'choices'],
} as const;

/** The other tabs: the one that waits tells them that there are news, and each what was read in it. */
export const tabs = openChannel('portal-news');

/** What could not be counted is counted again by itself: nothing else asks for it until there are news. */
const RETRY_AFTER_MS = 15_000;

export const unreadQuery = queryOptions({
  queryKey: notificationKeys.unread,
  queryFn: ({ signal }) => call(countUnread, {}, { signal }),
  refetchInterval: ({ state }) => (state.error ? RETRY_AFTER_MS : false),
});
