import { dayInSeoul } from '@portal/contract/kernel';
import type { Notification } from '@portal/contract/notification';

/** What one was told on a day. */
export type ToldDay = { day: string; items: Notification[] };

/** The same by the days of Seoul, each in the order in which it comes. */
export const byDay = (items: readonly Notification[]): ToldDay[] =>
  [...Map.groupBy(items, ({ at }) => dayInSeoul(new Date(at)))].map(([day, ofDay]) => ({ day, items: ofDay }));
