import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { News } from './notification-news.ts';
import type { NotificationSource } from './notification-source.ts';
import type { NotificationTables } from './notification-tables.ts';

export type NotificationRouteServices = {
  db: Db<NotificationTables>;
  clock: Clock;
  news: News;
  /** Functions of the areas that name their records. */
  notificationSources: readonly NotificationSource[];
  /** Whether a mail server is configured. */
  canMail: boolean;
};
