import { endpoint, id, object, optional, text } from '@portal/contract/kernel';
import { notificationLimits } from './notification-limits.ts';
import { unreadNow } from './unread.calls.ts';

const access = 'signed-in';

export const markRead = endpoint({
  method: 'PUT',
  path: '/api/notifications/read',
  summary: "Mark the caller's notifications as read: those of one record, or all; answers how many are left",
  access,
  body: object({
    record: optional(object({ type: text(notificationLimits.kind, 1), id: id() })),
  }),
  reply: unreadNow,
});
