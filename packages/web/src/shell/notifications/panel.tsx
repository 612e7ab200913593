import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { NotificationList } from './list.tsx';
import { useReadAll } from './read-all.ts';
import classes from './styles.module.css';

const closeAround = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

/** What one was told lately, with the way to all of it. */
const NotificationPanel = () => {
  const { t } = useTranslation();
  const { readAll, isPending, unread } = useReadAll();
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.heading}>{t('notifications.title')}</h2>
        <Button variant="subtle" size="compact-sm" disabled={unread === 0} loading={isPending} onClick={readAll}>
          {t('notifications.readAll')}
        </Button>
      </div>
      <div className={classes.scrolled}>
        <NotificationList onOpen={closeAround} />
      </div>
      <div className={classes.foot}>
        <Link to="/notifications" onClick={closeAround}>
          {t('notifications.all')}
        </Link>
        <Link to="/notifications/settings" onClick={closeAround}>
          {t('notifications.settings')}
        </Link>
      </div>
    </>
  );
};

export default NotificationPanel;
