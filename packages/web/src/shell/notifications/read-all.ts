import { useQuery } from '@tanstack/react-query';
import { useMarkRead } from '../../platform/notifications/opened.ts';
import { unreadQuery } from '../../platform/notifications/unread.ts';
import { notifyFailure } from '../../ui/toast/notify.ts';

/** Marks all that one was told as read. */
export const useReadAll = () => {
  const { data } = useQuery(unreadQuery);
  const { mutate, isPending } = useMarkRead();
  return {
    /** Undefined where it is not known. */
    unread: data?.unread,
    isPending,
    readAll: () => mutate(undefined, { onError: notifyFailure }),
  };
};
