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

/** The other tabs: the waiting tab notifies them of news, and each tab of what was read in it. */
export const tabs = openChannel('portal-news');

/** A failed count is retried automatically, since nothing else would before the next news. */
const RETRY_AFTER_MS = 15_000;

export const unreadQuery = queryOptions({
  queryKey: notificationKeys.unread,
  queryFn: ({ signal }) => call(countUnread, {}, { signal }),
  refetchInterval: ({ state }) => (state.error ? RETRY_AFTER_MS : false),
});
