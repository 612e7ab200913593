import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useBackCloses } from '../../ui/dialog/back-closes.ts';
import { usePhone } from '../../ui/page/width.ts';
import { NotificationList } from './list.tsx';
import { notificationWords } from './notification.words.ts';
import { useReadAll } from './read-all.ts';
import classes from './styles.module.css';

const close = (part: Element | null): void => part?.closest<HTMLElement>('[popover]')?.hidePopover();
const closeAround = ({ currentTarget }: MouseEvent<HTMLElement>): void => close(currentTarget);

/** What one was told lately, with the way to all of it. */
const NotificationPanel = () => {
  const { t } = useTranslation();
  const { readAll, isPending, unread } = useReadAll();
  const head = useRef<HTMLDivElement>(null);
  useBackCloses(usePhone(), () => close(head.current));
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

export default NotificationPanel;
