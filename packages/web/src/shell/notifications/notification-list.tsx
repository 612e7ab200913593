import { Button, Skeleton } from '@mantine/core';
import { dayInSeoul } from '@portal/contract/kernel';
import type { Notification } from '@portal/contract/notification';
import { notificationKinds } from '@portal/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { clockText, dayText } from '../../platform/formats.ts';
import { translate, useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import classes from './notification.module.css';
import { notificationsQuery } from './notification.queries.ts';
import { notificationWords } from './notification.words.ts';

type Props = {
  notification: Notification;
  onOpen: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

/** A notification, with a link to where it happened. */
const NotificationItem = ({ notification, onOpen }: Props) => {
  const { t } = useTranslation();
  const { kind, at, times, isRead, place, record } = notification;
  const words = notificationKinds.get(kind);
  return (
    <li>
      <Link to={place} className={classes.item} data-unread={!isRead} {...(onOpen ? { onClick: onOpen } : {})}>
        <span className={classes.what}>
          {!isRead && <span className={classes.dot} role="img" aria-label={t(notificationWords.isUnread)} />}
          {words && translate(words)}
          {times > 1 && <span className={classes.times}>{t(notificationWords.times, { count: times })}</span>}
        </span>
        <span className={classes.record}>{record.title}</span>
        <span className={classes.when}>
          {record.no !== null && <span>{record.no}</span>}
          <time dateTime={at}>{clockText(at)}</time>
        </span>
      </Link>
    </li>
  );
};

/** The notifications of a day. */
type NotificationDay = { day: string; items: Notification[] };

/** Groups notifications by day in Seoul, keeping their order. */
const byDay = (items: readonly Notification[]): NotificationDay[] =>
  items.reduce<NotificationDay[]>((days, item) => {
    const day = dayInSeoul(new Date(item.at));
    const known = days.find((each) => each.day === day);
    if (known) known.items.push(item);
    else days.push({ day, items: [item] });
    return days;
  }, []);

type Open = ((event: MouseEvent<HTMLElement>) => void) | undefined;
/** The last notification of a page, whose day may continue on the next. */
type After = { id: number; day: string };
type PageProps = { unread: boolean; after?: After; onOpen: Open };

const NotificationPage = ({ unread, after, onOpen }: PageProps) => {
  const { t } = useTranslation();
  const [next, setNext] = useState<After>();
  const page = useQuery(notificationsQuery({ unread, before: after?.id }));
  const { data, error } = page;
  if (data === undefined && error) return <FailureNote error={error} onRetry={() => void page.refetch()} />;
  if (data === undefined) return <Skeleton height={240} />;
  const days = byDay(data.items);
  const goOn = (id: number) => setNext({ id, day: days.at(-1)?.day ?? after?.day ?? '' });
  return (
    <>
      {days.length === 0 && data.next === null && after === undefined && (
        <EmptyState
          message={t(unread ? notificationWords.nothingUnread : notificationWords.nothing)}
          hint={unread ? undefined : t(notificationWords.nothingHint)}
        />
      )}
      {days.map(({ day, items }) => (
        <section key={day} aria-label={dayText(day)}>
          {day !== after?.day && <h3 className={classes.day}>{dayText(day)}</h3>}
          <ul className={classes.list}>
            {items.map((item) => (
              <NotificationItem key={item.id} notification={item} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
      {data.next !== null &&
        (next === undefined ? (
          <Button variant="default" fullWidth onClick={() => goOn(data.next ?? 0)}>
            {t(notificationWords.more)}
          </Button>
        ) : (
          <NotificationPage unread={unread} after={next} onOpen={onOpen} />
        ))}
    </>
  );
};

/** Notifications by day; more are loaded on request. */
export const NotificationList = ({ unread = false, onOpen }: { unread?: boolean; onOpen?: Open }) => (
  <NotificationPage key={String(unread)} unread={unread} onOpen={onOpen} />
);
