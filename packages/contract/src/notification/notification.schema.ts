import {
  boolean,
  id,
  instant,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type Static,
  text,
} from '@portal/contract/kernel';
import { notificationLimits } from './notification-limits.ts';

/** A notification of one person, with the present name of its record. */
export const notification = object({
  id: id(),
  kind: text(notificationLimits.kind),
  /** When it happened last; until it is read, repeated events of one record share one notification. */
  at: instant(),
  times: integer(1, 2_147_483_647),
  isRead: boolean(),
  /** The address in the portal that it links to: path, query and hash. */
  place: text(notificationLimits.place),
  record: object({ type: text(notificationLimits.kind), id: id(), no: nullable(text(100)), title: text(1000) }),
});
export type Notification = Static<typeof notification>;

/** Which notifications are also sent by mail: none, each on its own, or all of a day in one. */
export const mailModes = ['off', 'at-once', 'daily'] as const;
export type MailMode = (typeof mailModes)[number];

const choice = object({ kind: text(notificationLimits.kind, 1), mail: oneOf(...mailModes) });

/** A person's settings for every kind of notification. */
export const notificationChoices = object({
  /** Whether this portal can send mail. */
  canMail: boolean(),
  choices: list(choice),
});
export type NotificationChoices = Static<typeof notificationChoices>;

export const choicesBody = object({ choices: list(choice, { maxItems: 200 }) });
export type ChoicesBody = Static<typeof choicesBody>;
