import { dayInSeoul } from '@portal/contract/kernel';
import type { Notification } from '@portal/contract/notification';

/** What one was told on a day. */
export type ToldDay = { day: string; items: Notification[] };

/** The same by the days of Seoul, each in the order in which it comes. */
export const byDay = (items: readonly Notification[]): ToldDay[] =>
  items.reduce<ToldDay[]>((days, item) => {
    const day = dayInSeoul(new Date(item.at));
    const known = days.find((each) => each.day === day);
    if (known) known.items.push(item);
    else days.push({ day, items: [item] });
    return days;
  }, []);
