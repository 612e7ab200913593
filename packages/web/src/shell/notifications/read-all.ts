import { useQuery } from '@tanstack/react-query';
import { useMarkRead } from '../../platform/notification-read.ts';
import { unreadQuery } from '../../platform/unread.ts';
import { notifyFailure } from '../../ui/dialog/toast-notify.ts';

/** Marks all notifications as read. */
export const useReadAll = () => {
  const { data } = useQuery(unreadQuery);
  const { mutate, isPending } = useMarkRead();
  return {
    /** Undefined while unknown. */
    unread: data?.unread,
    isPending,
    readAll: () => mutate(undefined, { onError: notifyFailure }),
  };
};
