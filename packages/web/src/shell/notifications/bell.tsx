import { Button, UnstyledButton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useMe } from '../../areas/identity/index.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { unreadQuery } from '../../platform/unread.ts';
import { unreadCount } from '../../platform/unread-count.ts';
import { useCloseOnBack } from '../../ui/dialog/close-on-back.ts';
import { usePhone } from '../../ui/page/width.ts';
import { uiWords } from '../../ui/ui.words.ts';
import { shellWords } from '../shell.words.ts';
import classes from './notification.module.css';
import { notificationWords } from './notification.words.ts';
import { NotificationList } from './notification-list.tsx';
import { useReadAll } from './read-all.ts';

const close = (part: Element | null): void => part?.closest<HTMLElement>('[popover]')?.hidePopover();
const closeAround = ({ currentTarget }: MouseEvent<HTMLElement>): void => close(currentTarget);

/** The latest notifications, with a link to all of them. */
const Panel = () => {
  const { t } = useTranslation();
  const { readAll, isPending, unread } = useReadAll();
  const head = useRef<HTMLDivElement>(null);
  useCloseOnBack(usePhone(), () => close(head.current));
  return (
    <>
      <div ref={head} className={classes.head}>
        <h2 className={classes.heading}>{t(notificationWords.title)}</h2>
        <Button variant="subtle" size="compact-sm" disabled={unread === 0} loading={isPending} onClick={readAll}>
          {t(notificationWords.readAll)}
        </Button>
      </div>
      <div className={classes.scrolled}>
        <NotificationList onOpen={closeAround} />
      </div>
      <div className={classes.foot}>
        <Link to="/notifications" onClick={closeAround}>
          {t(notificationWords.all)}
        </Link>
        <Link to="/notifications/settings" onClick={closeAround}>
          {t(notificationWords.settings)}
        </Link>
      </div>
    </>
  );
};

/** More than two digits become `99+`. */
const badge = (count: number): string => (count > 99 ? '99+' : String(count));

/** Delay after the first render. */
const FOLLOWED_AFTER_MS = 1_500;

const useNews = (): void => {
  const queryClient = useQueryClient();
  const { id } = useMe().employee;
  useEffect(() => {
    const over = new AbortController();
    const timer = window.setTimeout(() => {
      void import('./notification-news.ts').then(
        ({ followNews }) => over.signal.aborted || followNews(queryClient, id, over.signal),
        () => undefined,
      );
    }, FOLLOWED_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      over.abort();
    };
  }, [queryClient, id]);
};

/** The number of unread notifications; opens a list of them by day. */
export const NotificationBell = () => {
  const { t } = useTranslation();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { data, error } = useQuery(unreadQuery);
  const unread = data?.unread ?? 0;
  const lost = error !== null && data === undefined;
  useNews();
  const counted =
    unread > 0 ? t(shellWords.unreadNotifications, { count: badge(unread) }) : t(shellWords.notifications);
  const label = lost ? `${counted}. ${t(uiWords.countLost)}` : counted;
  useEffect(() => unreadCount.put(unread), [unread]);
  return (
    <>
      <UnstyledButton className={classes.bell} aria-label={label} popoverTarget={id}>
        <IconBell size={20} stroke={1.75} aria-hidden />
        {(lost || unread > 0) && (
          <span className={classes.badge} aria-hidden>
            {lost ? '–' : badge(unread)}
          </span>
        )}
      </UnstyledButton>
      <div
        id={id}
        popover="auto"
        className={classes.panel}
        role="dialog"
        aria-label={t(shellWords.notifications)}
        onToggle={({ newState }) => setOpened(newState === 'open')}
      >
        {opened && <Panel />}
      </div>
    </>
  );
};
