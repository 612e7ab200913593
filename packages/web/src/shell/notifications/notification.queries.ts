import { getChoices, listNotifications, type MailMode, saveChoices } from '@portal/contract/notification';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../platform/calls/call.ts';
import { notificationKeys } from '../../platform/unread.ts';

const PAGE = 30;

export type NotificationFilter = { unread: boolean; before?: number | undefined };

/** A page of notifications, newest first. */
export const notificationsQuery = ({ unread, before }: NotificationFilter) =>
  queryOptions({
    queryKey: [...notificationKeys.list(unread), before ?? 0],
    queryFn: ({ signal }) =>
      call(listNotifications, { query: { limit: PAGE, before, ...(unread ? { unread } : {}) } }, { signal }),
  });

export const choicesQuery = queryOptions({
  queryKey: notificationKeys.choices,
  queryFn: ({ signal }) => call(getChoices, {}, { signal }),
});

export const useSaveChoices = () =>
  useMutation({
    mutationFn: (choices: readonly { kind: string; mail: MailMode }[]) =>
      call(saveChoices, { body: { choices: [...choices] } }),
    meta: { refreshes: [notificationKeys.choices] },
  });
