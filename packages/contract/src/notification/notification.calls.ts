import { boolean, endpoint, id, list, nullable, object, optional, pageQuery, text } from '@portal/contract/kernel';
import { choicesBody, notification, notificationChoices } from './notification.schema.ts';

const access = 'signed-in';

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary:
    'What the caller was told, newest first, as far as they may see it now; `before`: the last one of the page before',
  access,
  query: object({
    before: optional(id()),
    limit: pageQuery.limit,
    unread: optional(boolean()),
  }),
  reply: object({
    items: list(notification),
    /** Cursor of the next page; null on the last page. */
    next: nullable(id()),
  }),
});

export const waitForNews = endpoint({
  method: 'GET',
  path: '/api/notifications/news',
  summary: 'Answers once something differs from the state the caller knows, or after a minute; at once without one',
  access,
  query: object({ known: optional(text(60)) }),
  reply: object({ state: text(60) }),
  waits: true,
});

export const getChoices = endpoint({
  method: 'GET',
  path: '/api/notifications/choices',
  summary: 'What the caller wants by mail, for every kind of notification',
  access,
  reply: notificationChoices,
});

export const saveChoices = endpoint({
  method: 'PUT',
  path: '/api/notifications/choices',
  summary: 'Change what the caller wants by mail; kinds that are not named stay as they are',
  access,
  body: choicesBody,
  reply: notificationChoices,
  problems: ['not-valid'],
});
