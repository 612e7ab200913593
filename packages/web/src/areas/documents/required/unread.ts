import { useQuery } from '@tanstack/react-query';
import { hasNext } from '../../../platform/pages.ts';
import { POLL_MS } from '../../../platform/poll.ts';
import { assignedQuery } from './api.ts';

/** How many documents wait to be read: what is unread comes first, so those of the first page, or more than these, where they could be asked. */
export const useUnread = (): { count: number; more: boolean; lost: boolean } => {
  const { data: page, error } = useQuery({ ...assignedQuery({}), refetchInterval: POLL_MS });
  const count = page?.items.filter(({ isRead }) => !isRead).length ?? 0;
  return {
    count,
    more: page !== undefined && count === page.items.length && hasNext(page),
    lost: error !== null && page === undefined,
  };
};
