import { endpoint, integer, object } from '@portal/contract/kernel';

const access = 'signed-in';

/** More than these are not counted. */
export const UNREAD_CAP = 99;

export const unreadNow = object({ unread: integer(0, UNREAD_CAP + 1) });

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'How many notifications the caller has not read, up to 99, and one more where there are more',
  access,
  reply: unreadNow,
});
