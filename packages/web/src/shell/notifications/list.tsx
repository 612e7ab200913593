import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { dayText } from '../../platform/formats.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import { notificationsQuery } from './api.ts';
import { byDay } from './days.ts';
import { NotificationItem } from './item.tsx';
import { kindsQuery } from './kinds.ts';
import { notificationWords } from './notification.words.ts';
import classes from './styles.module.css';

type Open = ((event: MouseEvent<HTMLElement>) => void) | undefined;
/** What comes after one of them, on whose day it may go on. */
type After = { id: number; day: string };
type PageProps = { unread: boolean; after?: After; onOpen: Open };

const NotificationPage = ({ unread, after, onOpen }: PageProps) => {
  const { t } = useTranslation();
  const [next, setNext] = useState<After>();
  const words = useQuery(kindsQuery);
  const page = useQuery(notificationsQuery({ unread, before: after?.id }));
  const { data: kinds } = words;
  const { data } = page;
  const lost = [page, words].find((asked) => asked.error && asked.data === undefined);
  if (lost?.error) return <FailureNote error={lost.error} onRetry={() => void lost.refetch()} />;
  if (data === undefined || kinds === undefined) return <Skeleton height={240} />;
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
              <NotificationItem key={item.id} notification={item} kinds={kinds} onOpen={onOpen} />
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

/** What one was told, by day; more of it comes when one asks. */
export const NotificationList = ({ unread = false, onOpen }: { unread?: boolean; onOpen?: Open }) => (
  <NotificationPage key={String(unread)} unread={unread} onOpen={onOpen} />
);
