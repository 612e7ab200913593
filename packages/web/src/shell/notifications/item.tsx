import type { Words } from '@portal/contract/kernel';
import type { Notification } from '@portal/contract/notification';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { clockText } from '../../platform/formats.ts';
import { translate, useTranslation } from '../../platform/i18n.ts';
import { notificationWords } from './notification.words.ts';
import classes from './styles.module.css';

type Props = {
  notification: Notification;
  kinds: ReadonlyMap<string, Words>;
  onOpen: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

/** One thing that one was told, which leads to where it happened. */
export const NotificationItem = ({ notification, kinds, onOpen }: Props) => {
  const { t } = useTranslation();
  const { kind, at, times, isRead, place, record } = notification;
  const words = kinds.get(kind);
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
