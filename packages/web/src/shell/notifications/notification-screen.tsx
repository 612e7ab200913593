import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { ButtonLink } from '../../ui/page/links.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import classes from './notification.module.css';
import { notificationWords } from './notification.words.ts';
import { NotificationList } from './notification-list.tsx';
import { useReadAll } from './read-all.ts';

const shown = ['all', 'unread'] as const;

/** All notifications. */
export const NotificationsScreen = () => {
  const { t } = useTranslation();
  const [which, setWhich] = useState<(typeof shown)[number]>('all');
  const { readAll, isPending, unread } = useReadAll();
  return (
    <div className={classes.page}>
      <PageHeader
        title={t(notificationWords.title)}
        actions={
          <>
            <ButtonLink to="/notifications/settings" variant="default">
              {t(notificationWords.settings)}
            </ButtonLink>
            <Button disabled={unread === 0} loading={isPending} onClick={readAll}>
              {t(notificationWords.readAll)}
            </Button>
          </>
        }
      />
      <SegmentedControl
        aria-label={t(notificationWords.filter)}
        data={shown.map((value) => ({ value, label: t(notificationWords.shown[value]) }))}
        value={which}
        onChange={(value) => setWhich(shown.find((each) => each === value) ?? 'all')}
      />
      <NotificationList unread={which === 'unread'} />
    </div>
  );
};
