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

/** Something that one person was told, with the record as it is called now. */
export const notification = object({
  id: id(),
  kind: text(notificationLimits.kind),
  /** When it happened last; until it is read, the same of one record is told once. */
  at: instant(),
  times: integer(1, 2_147_483_647),
  isRead: boolean(),
  /** Where in the portal it leads: path, query and hash. */
  place: text(notificationLimits.place),
  record: object({ type: text(notificationLimits.kind), id: id(), no: nullable(text(100)), title: text(1000) }),
});
export type Notification = Static<typeof notification>;

/** What is told by mail as well: not at all, each by itself, or all of a day in one. */
export const mailModes = ['off', 'at-once', 'daily'] as const;
export type MailMode = (typeof mailModes)[number];

const choice = object({ kind: text(notificationLimits.kind, 1), mail: oneOf(...mailModes) });

/** What a person chose, for every kind there is. */
export const notificationChoices = object({
  /** Whether this portal can send mail. */
  canMail: boolean(),
  choices: list(choice),
});
export type NotificationChoices = Static<typeof notificationChoices>;

export const choicesBody = object({ choices: list(choice, { maxItems: 200 }) });
export type ChoicesBody = Static<typeof choicesBody>;
